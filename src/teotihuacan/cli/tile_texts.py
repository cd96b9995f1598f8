"""What tiles do, one line each, for people at the terminal."""

TECHNOLOGY_TEXTS = {  # "after" is after that board's main action
    "palace_cocoa": "1 cocoa per worker onto or past the palace",
    "alchemy_nobles_vp": "3 VP after alchemy or nobles",
    "resource_extra": "1 more resource after forest, quarry, gold",
    "resource_cocoa_vp": "1 cocoa + 1 VP after forest, quarry, gold",
    "decorations_vp": "4 VP after decorations",
    "construction_vp": "3 VP after construction",
    "paid_power_up": "one more power-up for 1 cocoa",
    "construction_worker_and_discount": "one more worker, one resource less",
    "construction_temple": "a temple step after construction",
}
ROYAL_TEXTS = {
    "tech_vp": "2 VP per own technology, at most P of them",
    "pyramid_track_vp": "2 VP per own pyramid track step, at most P of them",
    "avenue_vp": "1 VP per own avenue step, at most P + 1",
    "cocoa_to_wood_and_stone": "up to P times: 1 cocoa for 1 wood and 1 stone",
    "cocoa_to_gold_and_stone": "up to P times: 1 cocoa for 1 gold and 1 stone",
    "cocoa_and_resource_to_resources": "once: 1 cocoa and 1 resource for P resources",
    "gain_cocoa": "gain P + 1 cocoa",
    "resource_to_cocoa": "up to P times: 1 resource for 2 cocoa",
    "cocoa_to_temples": "up to P - 1 times: 1 cocoa for a temple step",
}
BONUS_TEXTS = {
    "best_mask_set_again": "your best mask set once more",
    "technologies_5": "5 VP per own technology",
    "flat_15": "15 VP",
    "avenue_3": "3 VP per avenue step",
    "bonus_tiles_9": "9 VP per bonus tile reached",
    "non_mask_discoveries_2": "2 VP a discovery that is no mask",
    "workers_4_or_9": "4 / 9 VP a worker of 1-3 / 4-5",
}
DISCOVERY_TEXTS = {  # masks share one text
    "mask": "a mask: sets of different masks score at every eclipse",
    "victory_points": "4 VP",
    "any_resources_3": "3 resources of choice",
    "any_resources_2": "2 resources of choice",
    "avenue_step": "a step on the avenue",
    "temple_any": "a step on a temple of choice",
    "temple_blue": "a step on the blue temple",
    "temple_red": "a step on the red temple",
    "temple_green": "a step on the green temple",
    "cocoa": "4 cocoa",
    "power_up_twice": "two power-ups on unlocked workers anywhere",
    "double_move": "a second worker comes along from the same board",
    "free_cocoa": "pay no cocoa for one action, or for one salary",
    "move_anywhere": "a worker may move to any board",
    "extra_worker": "one more worker counts at alchemy, nobles, construction",
}


def discovery_effect(name: str) -> str:
    """What a discovery tile does, by its name."""
    return DISCOVERY_TEXTS["mask" if name.startswith("mask") else name]
