"""Alerts and dashboard ask for figures that the server tells, and for nothing else."""

import json
import re
from typing import Any

import yaml
from deploy_files import DEPLOY
from prometheus_client.metrics import MetricWrapperBase

from teotihuacan.server.errors import ERROR_CODES
from teotihuacan.server.operations import metrics
from teotihuacan.server.operations.metrics import STORAGE

USED = re.compile(r"(teotihuacan_\w+)(?:\{(\w+)=\"(\w+)\"\})?")
GROUPED = re.compile(r"by \(([^)]*)\) \((?:rate\()?(teotihuacan_\w+)")
PARTS = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("_total",), "gauge": ("",)}


def told() -> dict[str, set[str]]:
    """The names of all series that the server tells, each with its labels."""
    names = {f"teotihuacan_{name}": set[str]() for name in STORAGE}
    names["teotihuacan_tables"] = {"status"}
    for metric in vars(metrics).values():
        if isinstance(metric, MetricWrapperBase):
            for family in metric.describe():
                for part in PARTS[family.type]:
                    more = {"le"} if part == "_bucket" else set()
                    names[family.name + part] = {*metric._labelnames, *more}
    return names


def alerts() -> list[dict[str, Any]]:
    """The alerts of the file."""
    (group,) = yaml.safe_load((DEPLOY / "prometheus-alerts.yaml").read_text())["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    return rules


def panels() -> list[dict[str, Any]]:
    """The panels of the dashboard."""
    found: list[dict[str, Any]] = json.loads((DEPLOY / "grafana-dashboard.json").read_text())[
        "panels"
    ]
    return found


def expressions() -> list[str]:
    """What alerts and dashboard ask for."""
    asked = [target["expr"] for panel in panels() for target in panel["targets"]]
    return [*asked, *(alert["expr"] for alert in alerts())]


def test_only_figures_that_exist_are_asked_for() -> None:
    names = told()
    for text in expressions():
        for name, label, value in USED.findall(text):
            assert name in names, text
            assert not label or label in names[name], text
            assert label != "code" or value in ERROR_CODES, text
        for labels, name in GROUPED.findall(text):
            assert set(labels.split(", ")) <= names[name], text
        assert USED.search(text) or text.startswith("up{"), text


def test_the_dashboard_shows_every_figure() -> None:
    shown = {name for text in expressions() for name, _, _ in USED.findall(text)}
    for name in told():
        base = re.sub("_(bucket|sum|count)$", "", name)
        assert {name, f"{base}_bucket"} & shown, name


def test_alerts_have_a_name_of_their_own_and_say_what_is_wrong() -> None:
    names = [alert["alert"] for alert in alerts()]
    assert len(names) == len(set(names))
    for alert in alerts():
        assert alert["annotations"]["summary"]
        assert alert["expr"].count("(") == alert["expr"].count(")")


def test_panels_have_places_of_their_own() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        at = panel["gridPos"]
        cells = {
            (at["x"] + column, at["y"] + row)
            for column in range(at["w"])
            for row in range(at["h"])
        }
        assert not cells & taken, panel["title"]
        assert at["x"] + at["w"] <= 24
        taken |= cells
