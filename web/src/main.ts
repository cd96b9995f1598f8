import { mount } from "svelte";
import App from "./App.svelte";
import { chooseLanguage, speech } from "./i18n/language.svelte";
import { registerServiceWorker } from "./lib/serviceWorker";
import { settings } from "./lib/settings.svelte";
import "./look.css";

const target = document.getElementById("app");
// Nothing is shown before its words are here: the choice made here, else the browser's preference.
await speech.speak(chooseLanguage([settings.chosen.language, ...navigator.languages]));
if (target) mount(App, { target });
// The display face comes when everything else is here.
void import("./theme/fonts.css");
registerServiceWorker();
