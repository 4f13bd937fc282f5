"""The load test: many visitors at once, over HTTP and websocket as a browser's page talks to its kernel."""
