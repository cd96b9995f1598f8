// A page for development: every piece in every state, and sample tables, by day and by night.
// gallery.html?theme=dark, gallery.html?sample=late4&lit=moves&theme=light
import { mount } from "svelte";
import Gallery from "./board/gallery/Gallery.svelte";
import { chooseLanguage, speech } from "./i18n/language.svelte";
import "./look.css";
import "./theme/fonts.css";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
await speech.speak(chooseLanguage([query.get("language") ?? "en"]));
const target = document.getElementById("gallery");
if (target) mount(Gallery, { target });
