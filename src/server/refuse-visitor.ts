import { mostOfOne } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { goOn } from "./form-answer.ts";
import { type PendingWish, pendingCookie } from "./pending-action.ts";

/** Keeps what a visitor wished for and leads him to the login, which leads back. */
export function refuseVisitor({
  kind,
  form,
  next,
  message,
}: {
  kind: PendingWish["kind"];
  form: URLSearchParams;
  next: string;
  message: string;
}): Response {
  const place = next.startsWith(paths.product("")) ? "detail" : "card";
  const wish = wishOf(kind, place, form);
  const headers = new Headers();
  if (wish) headers.append("set-cookie", pendingCookie(wish));
  return goOn(paths.login({ next }), { kind: "error", text: message }, headers);
}

function wishOf(
  kind: PendingWish["kind"],
  place: PendingWish["place"],
  form: URLSearchParams,
): PendingWish | undefined {
  const text = (name: string) => form.get(name)?.slice(0, 60) || undefined;
  const [productId, colour, size] = [text("productId"), text("colour"), text("size")];
  const quantity = Number(text("quantity") ?? 1);
  if (!productId) return undefined;
  return {
    kind,
    place,
    productId,
    ...(colour !== undefined && { colour }),
    ...(size !== undefined && { size }),
    ...(Number.isInteger(quantity) && quantity >= 1 && quantity <= mostOfOne && { quantity }),
  };
}
