"""`duchy` with its clock put forward by DUCHY_AHEAD milliseconds: for browser tests of days to come."""

import os
import sys

from duchy.table import ports

ports.BEGAN += int(os.environ.get("DUCHY_AHEAD", "0")) * 1_000_000

from duchy.cli.main import main  # noqa: E402

sys.exit(main())
