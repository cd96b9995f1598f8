// Written by tools/write_schema_types.py from the engine's tables: don't edit it.

/** What an offer can be. */
export type ActionKind =
  | "end_turn"
  | "decline"
  | "unlock"
  | "unlock_paid"
  | "move"
  | "worker"
  | "collect"
  | "main"
  | "worship"
  | "ability_first"
  | "discovery_first"
  | "reward"
  | "buy"
  | "learn"
  | "build"
  | "decorate"
  | "pick"
  | "place"
  | "discount_stone"
  | "discount_wood"
  | "ascend"
  | "temple"
  | "resources"
  | "amount"
  | "keep"
  | "take"
  | "start_on"
  | "use";

/** What can be asked. */
export type QuestionKind =
  | "none"
  | "keep_starting_tiles"
  | "take_starting_tile"
  | "start_power_up"
  | "start_discovery"
  | "place_worker"
  | "turn"
  | "second_worker"
  | "board_action"
  | "worship_order"
  | "buy_discovery"
  | "large_step"
  | "choose_temple"
  | "match_temple"
  | "gain_resources"
  | "royal_trade"
  | "royal_swap"
  | "royal_sell"
  | "royal_temple"
  | "technology"
  | "nobles_row"
  | "decoration"
  | "pyramid_tile"
  | "pyramid_cell"
  | "discount"
  | "power_up"
  | "paid_power_up"
  | "power_up_anywhere"
  | "ascension"
  | "end_turn"
  | "salary";

/** What the engine does by itself. */
export type StepKind =
  | "reveal_starting_tiles"
  | "take_starting_goods"
  | "take_starting_steps"
  | "place_neutral_dice"
  | "advance_light"
  | "main_action_done"
  | "after_eclipse"
  | "bot_turn";

/** What an entry of the log can tell. */
export type EntryKey =
  | "moved"
  | "gained"
  | "paid"
  | "scored"
  | "lost"
  | "temple_stepped"
  | "step_lost"
  | "choice_lost"
  | "avenue_stepped"
  | "track_stepped"
  | "locked"
  | "unlocked"
  | "pushed_off"
  | "cocoa_collected"
  | "main_action_taken"
  | "powered_up"
  | "ascended"
  | "worker_arrived"
  | "learned"
  | "tile_built"
  | "decorated"
  | "nobles_built"
  | "bought"
  | "used"
  | "discarded"
  | "drew_discovery"
  | "drew_decoration"
  | "drew_tile"
  | "light_moved"
  | "eclipse_due"
  | "eclipse_scored"
  | "salary_paid"
  | "salary_short"
  | "neutral_moved"
  | "starting_tile_kept"
  | "worker_placed"
  | "turn_began"
  | "turn_ended"
  | "game_over"
  | "bot_rolled"
  | "bot_acted"
  | "bot_did"
  | "bot_could_not"
  | "bot_mastered"
  | "bot_worker_could_not"
  | "bot_worshipped"
  | "bot_shifted"
  | "bot_turned"
  | "bot_exchanged";

/** Discovery tiles. */
export type DiscoveryTile =
  | "mask_1"
  | "mask_2"
  | "mask_3"
  | "mask_4"
  | "mask_5"
  | "mask_6"
  | "mask_7"
  | "victory_points"
  | "any_resources_3"
  | "any_resources_2"
  | "avenue_step"
  | "temple_any"
  | "temple_blue"
  | "temple_red"
  | "temple_green"
  | "cocoa"
  | "power_up_twice"
  | "double_move"
  | "free_cocoa"
  | "move_anywhere"
  | "extra_worker";

/** Entries that their neighbours tell. */
export const UNTOLD: readonly EntryKey[] = ["turn_began", "turn_ended", "bot_mastered"];

/** Parts of Teotibot's actions that have words. */
export const TOLD_PARTS: readonly string[] = ["fall_back", "power_up_twice"];

/** Steps that nobody waits for. */
export const UNSHOWN_STEPS: readonly string[] = ["reveal_starting_tiles", "take_starting_steps", "place_neutral_dice", "advance_light", "after_eclipse", "bot_turn"];

/** Slots of Teotibot's action pyramid. */
export const BOT_SLOTS: readonly string[] = ["top", "middle_left", "middle_right", "bottom_left", "bottom_centre", "bottom_right", "aside"];
