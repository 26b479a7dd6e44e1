import { deskCalls } from "#contract/calls/desk.ts";
import type { DeskOrder } from "#contract/desk-view.ts";
import type { Undo } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import type { ScreenAsked } from "../screen.ts";
import { asked } from "./asked-call.ts";

/** For a list whose row was just dealt with. */
export async function undoOf(
  id: string | null,
  path: string,
  wanted: ScreenAsked,
): Promise<Undo | undefined> {
  if (!id) return undefined;
  const answer = await asked(deskCalls.show, { id }, wanted);
  return answer && undoOfOrder(answer.order, officePath(path));
}

export function undoOfOrder({ id, number, version, undoUntil }: DeskOrder, next: string): Undo | undefined {
  const ms = (undoUntil ?? 0) - Date.now();
  return ms > 0 ? { call: deskCalls.undo, input: { id, seen: version }, name: number, ms, next } : undefined;
}
