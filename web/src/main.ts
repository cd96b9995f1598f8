import { mount } from "svelte";
import App from "./App.svelte";
import { worksOffline } from "./lib/offline";
import "./look.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
worksOffline();
