import type { BrowserModule } from "./modules/define-browser-module.ts";
import { tickets } from "./modules/tickets/browser.ts";

/** Every module, by its browser's half. */
export const browserModules: readonly BrowserModule[] = [tickets];
