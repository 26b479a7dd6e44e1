import { modules } from "#modules";
import type { LinkPage } from "./link-page.ts";

/** Every page that needs no sign-in and is made as those of the back office are. */
export const linkPages: readonly LinkPage[] = modules.flatMap(({ linkPages: own = [] }) => own);
