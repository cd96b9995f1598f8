// The table and the turn, made elsewhere: the pages know them by these names and props only.
export { default as Log } from "./standin/Log.svelte";
export { Scene } from "./standin/scene.svelte";
export { default as Table } from "./standin/Table.svelte";
export { tellEntry } from "./standin/telling";
export { default as TurnBar } from "./standin/TurnBar.svelte";
