import { z } from "zod";
import { mostNoticeText, type Notice } from "#contract/notice.ts";

const cookieName = "haat-notice";
const longest = 3_800;
const shape = z.object({
  kind: z.enum(["success", "error", "info"]),
  text: z.string().min(1).max(mostNoticeText),
  more: z.string().max(400).optional(),
  chat: z
    .object({
      href: z
        .string()
        .regex(/^https:\/\/wa\.me\//)
        .max(2_000),
      label: z.string().max(60),
    })
    .optional(),
  undo: z.object({ call: z.string().max(60), label: z.string().max(60) }).optional(),
});

/** For the redirect after a form: the next page shows it and forgets it. */
export function noticeCookie(notice: Notice): string {
  const kept = Buffer.from(JSON.stringify(notice)).toString("base64url");
  return `${cookieName}=${kept}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`;
}

export const forgetNotice = `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

export function readNotice(cookies: Readonly<Record<string, string>>): Notice | undefined {
  const kept = cookies[cookieName];
  if (!kept || kept.length > longest) return undefined;
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(kept, "base64url").toString("utf8")));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
