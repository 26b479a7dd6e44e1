import type { AnswerOf } from "#contract/endpoint.ts";
import { readJson } from "#contract/endpoints/read-json.ts";
import { parseRupees } from "#contract/format/money.ts";
import { isSettingGroup, settingGroups } from "#contract/shop-settings.ts";
import { categoriesEndpoints } from "#modules/catalogue/categories/endpoints.ts";
import { stockEndpoints } from "#modules/catalogue/stock/endpoints.ts";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { settingsEndpoints } from "#modules/settings/endpoints.ts";
import { storeOfficeEndpoints } from "#modules/stores/office-endpoints.ts";
import type { Typed } from "./form.ts";
import type { Terminal } from "./terminal.ts";

/** What is no amount is refused by the call. */
export function paise(typed = ""): number {
  return parseRupees(typed) ?? Number.NaN;
}

/** "1=2,3=1": two pieces of the order's first line and one of its third. Calls count from 0. */
export function piecesOf(typed: string | undefined): { line: number; quantity: number }[] | undefined {
  return typed?.split(",").map((part) => {
    const [line, quantity] = part.split("=");
    return { line: Number(line) - 1, quantity: Number(quantity ?? 1) };
  });
}

/** By its id alone. */
export async function processing({ ORDER = "" }: Typed, at: Terminal) {
  const { order } = await at.ask(
    fulfilmentEndpoints.show,
    { id: ORDER },
    { notFound: `There is no order ${ORDER}.` },
  );
  return { id: order.id, status: "processing" };
}

/** Who names no version has just looked. */
export async function seenStock({ PRODUCT = "", colour = "", size = "", seen }: Typed, at: Terminal) {
  const { stock } = await at.ask(stockEndpoints.see, { id: PRODUCT });
  const row = stock.find((one) => one.colour === colour && one.size === size);
  return { seen: seen ?? row?.version ?? 0 };
}

export async function seenCategory({ CATEGORY, seen }: Typed, at: Terminal) {
  const { categories } = await at.ask(categoriesEndpoints.list, {});
  return { seen: seen ?? categories.find(({ id }) => id === CATEGORY)?.version ?? 0 };
}

export async function seenStore({ STORE }: Typed, at: Terminal) {
  const { stores } = await at.ask(storeOfficeEndpoints.list, {});
  return { seen: stores.find(({ id }) => id === STORE)?.seen ?? "" };
}

export const groups = Object.keys(settingGroups);

type Setting = AnswerOf<typeof settingsEndpoints.show>["state"];

export function changedSetting(fieldsOf: (typed: Typed, state: Setting) => unknown) {
  return async (typed: Typed, at: Terminal) => {
    const { GROUP: group = "" } = typed;
    const notFound = `There is no group ${group}: it is one of ${groups.join(", ")}.`;
    const { state } = await at.ask(settingsEndpoints.show, { group }, { notFound });
    return { group, seen: typed.seen ?? state.version, fields: fieldsOf(typed, state) };
  };
}

/** A word as it was typed, where the field takes that; else as JSON, where it is some. */
export function typedField({ FIELD = "", VALUE = "" }: Typed, { group, value }: Setting): object {
  const [field = "", part] = FIELD.split(".");
  const nest = (given: unknown) =>
    part === undefined ? given : { ...(value[field] as object), [part]: given };
  const shape = isSettingGroup(group) ? settingGroups[group].shape : {};
  const schema = (shape as Record<string, { safeParse(value: unknown): { success: boolean } }>)[field];
  const isWord = schema?.safeParse(nest(VALUE)).success ?? true;
  return { [field]: nest(isWord ? VALUE : readJson(VALUE, VALUE)) };
}
