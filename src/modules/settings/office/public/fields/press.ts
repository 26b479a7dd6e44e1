import type { Parts, Shape } from "#contract/settings/setting-shapes.ts";
import { draftName } from "#server/office/draft-name.ts";
import { blankRow, countIn, type Flat } from "./flat-fields.ts";

/** What a button does to a list on the page before anything is saved. */
export type Step = "up" | "down" | "take" | "add";

export function pressOf(step: Step, list: string, at: number): string {
  return `${step}:${list}:${at}`;
}

/** The fields after the press of a button; the place where the row now is. */
export function afterPress(parts: Parts, typed: Flat): { readonly fields: Flat; readonly pressed?: string } {
  const { [draftName]: press = "", ...fields } = typed;
  const [, step, list = "", digits] = /^(up|down|take|add):(\w{1,20}):(\d{1,2})$/.exec(press) ?? [];
  const shape = parts.find(([name]) => name === list)?.[1];
  if (step === undefined || shape?.kind !== "list") return { fields };
  const at = Number(digits);
  const count = countIn(fields, list);
  if (step === "add") return { fields: count < shape.most ? withRow(fields, shape, list, count) : fields };
  const places = Array.from({ length: count }, (_, place) => place);
  const to = step === "up" ? at - 1 : at + 1;
  const order = step === "take" ? places.filter((place) => place !== at) : swapped(places, at, to);
  const moved = inOrder(fields, list, order);
  if (step === "take" || order === places) return { fields: moved };
  // At either end there is but one way left to go.
  const way = to === 0 ? "down" : to === count - 1 ? "up" : step;
  return { fields: moved, pressed: pressOf(way as Step, list, to) };
}

function withRow(fields: Flat, shape: Extract<Shape, { kind: "list" }>, list: string, at: number): Flat {
  return { ...fields, ...blankRow(shape, `${list}.${at}`) };
}

function swapped(places: readonly number[], at: number, to: number): readonly number[] {
  const [one, other] = [places[at], places[to]];
  if (one === undefined || other === undefined) return places;
  return places.with(at, other).with(to, one);
}

function inOrder(fields: Flat, list: string, order: readonly number[]): Flat {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (!name.startsWith(`${list}.`)) return [[name, value]];
    const [, was = "", rest = ""] = /^(\d{1,2})(.*)$/s.exec(name.slice(list.length + 1)) ?? [];
    const now = order.indexOf(Number(was));
    return now < 0 ? [] : [[`${list}.${now}${rest}`, value]];
  });
  return Object.fromEntries(entries);
}
