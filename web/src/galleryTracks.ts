// A page for development: pyramid, tracks and displays in their states (gallery-tracks.html?theme=dark&language=fr).
import { mount } from "svelte";
import GalleryTracks from "./board/gallery/GalleryTracks.svelte";
import { chooseLanguage, speech } from "./i18n/language.svelte";
import "./look.css";
import "./theme/fonts.css";

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
await speech.speak(chooseLanguage([query.get("language") ?? "en"]));
const target = document.getElementById("gallery");
if (target) mount(GalleryTracks, { target });
