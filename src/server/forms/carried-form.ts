import { sameSitePath } from "#contract/paths.ts";

/** A form that was sent and could not be taken yet: shown along unseen, and posted on once it can. */
export interface CarriedForm {
  /** The page that takes it. */
  readonly to: string;
  readonly form: string;
}

export function carriedFields({ to, form }: CarriedForm): Record<string, string> {
  // Encoded once more a form would grow threefold.
  return { to, carried: Buffer.from(form).toString("base64url") };
}

export function carriedIn(form: URLSearchParams): CarriedForm | undefined {
  const carried = form.get("carried");
  if (!carried) return undefined;
  return {
    to: sameSitePath(form.get("to"), "/manage"),
    form: Buffer.from(carried, "base64url").toString("utf8"),
  };
}

export function postedOn({ headers, url }: Request, { to, form }: CarriedForm): Request {
  const own = new Headers(headers);
  own.delete("content-length");
  own.set("content-type", "application/x-www-form-urlencoded");
  return new Request(new URL(to, url), { method: "POST", headers: own, body: form });
}
