import type { Endpoint } from "#contract/endpoint.ts";
import type { Right } from "#contract/rights.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import type { Screen } from "#manage/screen.ts";
import type { LinkDraws } from "#server/links/link-page.ts";
import type { IconName } from "#web/ui/icon-names.ts";

/** What a module shows, and what it can be asked: the half that knows no service and no table. */
export interface BrowserModule {
  readonly name: string;
  readonly endpoints: readonly Readonly<Record<string, Endpoint>>[];
  /** Pages of the shop: files of its folder `shop`. */
  readonly pages?: readonly Page[];
  /** Screens of the back office, loaded when somebody of the staff comes. */
  readonly screens?: () => Promise<{ readonly screens: readonly Screen[] }>;
  readonly navigation?: readonly NavigationItem[];
  /** How its pages behind signed links are drawn. */
  readonly linkDraws?: () => Promise<Partial<LinkDraws>>;
}

interface Page {
  readonly path: string;
  readonly file: `${string}.route.${"ts" | "tsx"}`;
  /** Where one file is two pages. */
  readonly id?: string;
}

/** An entry of the back office's navigation. */
export interface NavigationItem {
  /** What it is called, of the texts of its module. */
  readonly label: (texts: ServerTexts) => string;
  /** Below /manage. */
  readonly path: string;
  readonly icon: IconName;
  readonly right?: Right;
  /** What is opened every day stands first, under no heading. */
  readonly group?: "selling" | "running";
  /** From the first to the last. */
  readonly position: number;
}

export function defineBrowserModule(module: BrowserModule): BrowserModule {
  return module;
}
