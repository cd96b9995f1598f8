"""The health check of the container: exit code 0 if the server and all its parts work.

python healthcheck.py [PORT]
"""

import http.client
import sys

PATIENCE = 4  # seconds


def main() -> None:
    """Ask the server on this machine whether it is ready; anything but 200 is an error."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health/ready")
        response = connection.getresponse()
        print(response.status, response.read(1000).decode(errors="replace"))
    except (OSError, http.client.HTTPException) as error:
        sys.exit(f"no answer: {error}")
    sys.exit(response.status != 200)


if __name__ == "__main__":
    main()
