"""What the tests of the server share."""

from service_fixtures import *  # noqa: F403
