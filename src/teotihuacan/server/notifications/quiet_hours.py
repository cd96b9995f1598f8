"""Hours in which somebody is told nothing: by the clock of where they live."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..storage.notification_settings import NotificationSettings


def find_quiet_end(settings: NotificationSettings, at: int) -> int | None:
    """When the quiet hours are over that a time lies in; None if it lies in none."""
    begin, end = settings.quiet_from, settings.quiet_until
    if begin is None or end is None or begin == end:
        return None
    here = read_local_time(settings.time_zone, at)
    minute = 60 * here.hour + here.minute
    over_midnight = begin > end
    if over_midnight and end <= minute < begin:
        return None
    if not over_midnight and not begin <= minute < end:
        return None
    day = here.date() + timedelta(days=over_midnight and minute >= begin)
    until = datetime.combine(day, time(end // 60, end % 60), here.tzinfo)
    return max(at, round(1000 * until.timestamp()))


def read_local_time(zone: str, at: int) -> datetime:
    """What clocks show in a time zone."""
    return datetime.fromtimestamp(at / 1000, find_zone(zone) or ZoneInfo("UTC"))


def find_zone(name: str) -> ZoneInfo | None:
    """A time zone by its name; None if there is no such zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
