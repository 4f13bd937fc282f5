"""`python tests/load --sessions 30 --seconds 60`: see `load.command`."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parent.parent)
    from load.command import main

    sys.exit(main(sys.argv[1:]))
