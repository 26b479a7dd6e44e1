import type { Undo } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import type { OfficeOrder } from "#manage/office-view.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { ScreenRequest } from "#manage/screen.ts";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";

/** For a list whose row was just dealt with. */
export async function undoOf(
  id: string | null,
  path: string,
  request: ScreenRequest,
): Promise<Undo | undefined> {
  if (!id) return undefined;
  const answer = await askEndpoint(fulfilmentEndpoints.show, { id }, request);
  return answer && undoOfOrder(answer.order, officePath(path), request);
}

export function undoOfOrder(
  { id, number, version, undoUntil }: OfficeOrder,
  next: string,
  { page }: ScreenRequest,
): Undo | undefined {
  const ms = (undoUntil ?? 0) - page.shop.clock.now();
  return ms > 0
    ? { endpoint: fulfilmentEndpoints.undo, input: { id, seen: version }, name: number, ms, next }
    : undefined;
}
