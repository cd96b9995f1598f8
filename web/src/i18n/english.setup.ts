// Tests read English.
import { speech } from "./language.svelte";

await speech.speak("en");
