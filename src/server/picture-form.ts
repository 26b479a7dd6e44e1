import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { SentPicture, Ways } from "./act-by-form.ts";
import { mostPictureBytes, mostTableBytes, readBytes } from "./api/read-input.ts";
import { doorNamed } from "./calls/all-verbs.ts";
import { wholeOf } from "./page-answer.ts";
import { readForm } from "./read-form.ts";

interface PictureForm {
  /** The form without its pictures, as a form without any is sent. */
  readonly request: Request;
  readonly pictures: readonly SentPicture[];
}

const mostPictures = 3;
const roomForFields = 100_000;
const unsentName = "unsentPictures";

/** Whatever a page sends, with pictures or without. */
export async function readAnyForm(request: Request, most = mostPictures): Promise<Outcome<PictureForm>> {
  if (isPictureForm(request)) return readPictureForm(request, most);
  const whole = await wholeOf(request);
  if (!whole.ok) return whole;
  const isWithout = (await readForm(whole.value.clone())).has(unsentName);
  return success({ request: whole.value, pictures: isWithout ? ["unsent"] : [] });
}

/** A form that has to wait does so without its pictures; that there were some goes along. */
export function withoutPictures(
  form: URLSearchParams,
  { pictures }: Pick<PictureForm, "pictures">,
): URLSearchParams {
  const waiting = new URLSearchParams(form);
  if (pictures.length > 0) waiting.set(unsentName, "on");
  return waiting;
}

/** A form with several pictures is as many calls, where its call takes pictures; the first that is refused ends it. */
export async function withEachPicture<Acted>(
  { request, pictures }: PictureForm,
  ways: Ways = {},
  act: (request: Request, ways: Ways) => Promise<Acted>,
): Promise<Acted> {
  if (ways.withPictures && pictures.length > 0)
    return act(request, { ...ways, ...ways.withPictures(pictures) });
  const [first, ...more] = pictures.filter((picture) => picture !== "unsent");
  const given: Ways["given"] = (call, fields) => ({
    ...(ways.given?.(call, fields) ?? fields),
    ...(call.takesPicture && first && { picture: first }),
    ...(call.takesTable && first && { table: first }),
  });
  const acted = await act(new Request(request.clone()), { ...ways, given });
  const isDone = acted instanceof Response && acted.status < 400;
  return isDone && more.length > 0 ? withEachPicture({ request, pictures: more }, ways, act) : acted;
}

export function isPictureForm({ headers }: Request): boolean {
  return headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data") === true;
}

/** Bounded before it is read. A picture that is too large is refused as its call refuses it; beside a call that takes none, that one alone is. */
async function readPictureForm(request: Request, most: number): Promise<Outcome<PictureForm>> {
  const body = await readBytes(request, most * mostPictureBytes + roomForFields);
  if (!body.ok) return body;
  const form = await read(request, body.value);
  if (!form) return failure("unreadable");
  const fields = new URLSearchParams();
  const call = doorNamed(String(form.get("call")))?.call;
  const mostBytes = call?.takesTable ? mostTableBytes : mostPictureBytes;
  const isBeside = call && !call.takesTable && !call.takesPicture;
  const pictures: SentPicture[] = [];
  for (const [name, value] of form)
    if (typeof value === "string") fields.append(name, value);
    else if (value.size > mostBytes && isBeside) pictures.push("tooLarge");
    else if (value.size > mostBytes) return failure("tooLarge");
    else if (value.size > 0) pictures.push(new Uint8Array(await value.arrayBuffer()));
  if (fields.toString().length > roomForFields) return failure("tooLarge");
  const { url, signal } = request;
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded");
  headers.delete("content-length");
  return success({
    request: new Request(url, { method: "POST", headers, signal, body: `${fields}` }),
    pictures,
  });
}

async function read({ headers }: Request, body: Uint8Array): Promise<FormData | undefined> {
  try {
    const type = headers.get("content-type") ?? "";
    return await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  } catch {
    return undefined;
  }
}
