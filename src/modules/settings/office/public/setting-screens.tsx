import type { ComponentProps } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { wordsIn } from "#contract/format/words.ts";
import { stateCodeOf, stateNames } from "#contract/india/states.ts";
import { partsOf } from "#contract/settings/setting-shapes.ts";
import { isSettingGroup, type SettingGroup } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen, ScreenRequest } from "#manage/screen.ts";
import { categoriesEndpoints } from "#modules/catalogue/categories/endpoints.ts";
import { setUpEndpoints } from "#modules/set-up/endpoints.ts";
import { settingsEndpoints } from "#modules/settings/endpoints.ts";
import { storeOfficeEndpoints } from "#modules/stores/office-endpoints.ts";
import { settingsNow } from "../settings-now.ts";
import { ShopPage } from "../shop-page.tsx";
import { afterPress } from "./fields/press.ts";
import { readParts } from "./fields/read-fields.ts";
import { SettingPage } from "./setting-page.tsx";

export const shopScreen: Screen = {
  path: "shop",
  right: settingsEndpoints.show.right,
  async show(request) {
    const setUp = await askEndpoint(setUpEndpoints.show, {}, request);
    const steps = setUp?.steps ?? [];
    const done = steps.filter(({ isDone }) => isDone).length;
    const { title } = textsOf(request.page.requestContext.lang).shopPages;
    const { search } = filterOf(request.query, "search");
    const now = await nowOf(request);
    return { title, body: <ShopPage done={done} steps={steps.length} now={now} search={search} /> };
  },
};

/** What is set now, of the pages that a line tells. */
async function nowOf(request: ScreenRequest): Promise<ComponentProps<typeof ShopPage>["now"]> {
  const { lang } = request.page.requestContext;
  const { now: words } = textsOf(lang).shopPages;
  const settings = request.page.shop.shopSettings.now();
  const [kept, places] = await Promise.all([
    askEndpoint(storeOfficeEndpoints.list, {}, request),
    askEndpoint(categoriesEndpoints.list, {}, request),
  ]);
  const { categories = [] } = places ?? {};
  const labels = settings.categories.header.flatMap((id) => categories.find((one) => one.id === id) ?? []);
  return {
    ...settingsNow(settings, lang),
    ...(kept && { stores: words.stores(kept.stores.length) }),
    ...(places && {
      tree: words.tree(categories.filter(({ parent }) => parent === null).length),
      categories: labels.map(({ label }) => wordsIn(label, lang)).join(", "),
    }),
  };
}

export const settingScreen: Screen = {
  path: "shop/:group",
  right: settingsEndpoints.change.right,
  takesDrafts: true,
  act: { input: settingGiven },
  async show(request) {
    const { group = "" } = request.params;
    if (!isSettingGroup(group) || apart.includes(group)) return undefined;
    const answer = await askEndpoint(settingsEndpoints.show, { group }, request);
    if (!answer) return undefined;
    const parts = partsOf(group);
    const draft = request.typed && afterPress(parts, request.typed);
    const shown = {
      ...answer,
      parts,
      typed: draft?.fields ?? request.problem?.values,
      pressed: draft?.pressed,
    };
    const body = <SettingPage {...shown} choices={await choicesFor(group, request)} />;
    return { title: textsOf(request.page.requestContext.lang).shopPages.group[group].title, body };
  },
};

/** These have pages of their own. */
const apart: readonly SettingGroup[] = ["look", "policies", "promises"];

/** What the form of a group, or of some of its fields, tells the call. */
export function settingGiven({ name }: Endpoint, fields: Readonly<Record<string, string>>): object {
  const { group = "", seen, only, reset } = fields;
  if (name !== settingsEndpoints.change.name || !isSettingGroup(group)) return fields;
  if (reset) return { group, seen, fields: Object.fromEntries(reset.split(",").map((one) => [one, null])) };
  const named = only?.split(",");
  const parts = partsOf(group).filter(([part]) => named?.includes(part) ?? true);
  return { group, seen, fields: readParts(parts, fields) };
}

async function choicesFor(group: SettingGroup, request: ScreenRequest) {
  if (group === "pricing") {
    const { checkout, shopPages } = textsOf(request.page.requestContext.lang);
    return {
      sellerState: [
        ["", shopPages.none] as const,
        ...stateNames.map((name) => [stateCodeOf(name) ?? "", checkout.address.stateName(name)] as const),
      ],
    };
  }
  if (group !== "categories") return {};
  const places = (await askEndpoint(categoriesEndpoints.list, {}, request))?.categories ?? [];
  const { lang } = request.page.requestContext;
  const all = places.map(({ id, label }) => [id, wordsIn(label, lang)] as const);
  return { header: all, filter: all, "home.id": all };
}
