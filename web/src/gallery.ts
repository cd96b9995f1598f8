// A page for development: sample tables (gallery.html?sample=late4&lit=moves&small).
import { mount } from "svelte";
import Gallery from "./board/gallery/Gallery.svelte";
import "./look.css";
import "./theme/fonts.css";

const target = document.getElementById("gallery");
if (target) mount(Gallery, { target });
