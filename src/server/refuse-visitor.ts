import { paths } from "#contract/paths.ts";
import { goOn } from "./form-answer.ts";
import { type PendingWish, pendingCookie } from "./pending-action.ts";

/** Keeps what a visitor wished for and leads him to the login, which leads back. */
export function refuseVisitor({
  kind,
  form,
  next,
  message,
  publicUrl,
}: {
  kind: PendingWish["kind"];
  form: URLSearchParams;
  next: string;
  message: string;
  publicUrl: string;
}): Response {
  const wish = wishOf(kind, form);
  const headers = new Headers();
  if (wish) headers.append("set-cookie", pendingCookie(wish, publicUrl.startsWith("https:")));
  // A script has said it already when it sends the form.
  const notice = form.get("said") === "1" ? undefined : ({ kind: "error", text: message } as const);
  return goOn(paths.login({ next }), notice, headers);
}

function wishOf(kind: PendingWish["kind"], form: URLSearchParams): PendingWish | undefined {
  const text = (name: string) => form.get(name)?.slice(0, 60) || undefined;
  const [productId, colour, size] = [text("productId"), text("colour"), text("size")];
  const quantity = Number(text("quantity") ?? 1);
  if (!productId) return undefined;
  return {
    kind,
    productId,
    ...(colour !== undefined && { colour }),
    ...(size !== undefined && { size }),
    ...(Number.isInteger(quantity) && quantity >= 1 && quantity <= 10 && { quantity }),
  };
}
