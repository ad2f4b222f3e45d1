"""`python -m paddock`: the command line."""

import sys

from paddock.cli import main

if __name__ == "__main__":
    sys.exit(main())
