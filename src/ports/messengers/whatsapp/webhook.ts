import { z } from "zod";
import { readJson } from "#contract/endpoints/read-json.ts";
import type { ChatNews, IncomingMessage } from "../chat-messenger.ts";
import { errorWords } from "./errors.ts";

const payload = z.object({
  object: z.literal("whatsapp_business_account"),
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

/** Each by itself: one that is not understood hides no other. */
const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.array(z.unknown()).default([]),
  statuses: z.array(z.unknown()).default([]),
  messages: z.array(z.unknown()).default([]),
});

const status = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(["sent", "delivered", "read", "failed"]),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z
    .array(
      z.object({
        code: z.int(),
        title: z.string().optional(),
        error_data: z.object({ details: z.string() }).optional().catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
});

const contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) });
const caption = z.object({ caption: z.string().optional() }).optional();
const message = z.object({
  id: z.string().min(1).max(200),
  from: z.string().regex(/^\d{6,15}$/),
  timestamp: z.string().regex(/^\d{9,11}$/),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  image: caption,
  video: caption,
  document: caption,
});

/** What is of another number, and what says nothing of messages, is not ours. */
export function readNews(text: string, phoneNumberId: string): ChatNews | undefined {
  const told = readJson(text);
  if (told === undefined) return undefined;
  const values = (payload.safeParse(told).data?.entry ?? [])
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === "messages")
    .flatMap((change) => value.safeParse(change.value).data ?? [])
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    states: values
      .flatMap(({ statuses }) => statuses.flatMap((one) => status.safeParse(one).data ?? []))
      .map(({ id, status: state, biz_opaque_callback_data, errors }) => ({
        as: id,
        id: biz_opaque_callback_data,
        state,
        why: errors?.[0]
          ? errorWords(errors[0].code, [errors[0].title, errors[0].error_data?.details])
          : null,
      })),
    messages: values.flatMap(({ messages, contacts }) => {
      const people = contacts.flatMap((one) => contact.safeParse(one).data ?? []);
      return messages
        .flatMap((one) => message.safeParse(one).data ?? [])
        .map((one) => incoming(one, people.find(({ wa_id }) => wa_id === one.from)?.profile.name));
    }),
  };
}

function incoming(
  { id, from, timestamp, type, text, button, image, video, document }: z.output<typeof message>,
  name = "",
): IncomingMessage {
  const said = text?.body ?? button?.text ?? image?.caption ?? video?.caption ?? document?.caption ?? "";
  return {
    as: id,
    from: `+${from}`,
    name: plain(name).trim() || `+${from}`,
    at: Number(timestamp) * 1_000,
    text: plain(said).trim(),
    asksNothing: type === "reaction" || type === "system",
  };
}

/** PostgreSQL takes no NUL. */
function plain(text: string): string {
  return text.replaceAll("\0", "");
}
