import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Ways } from "./act-by-form.ts";
import { mostPictureBytes, mostTableBytes, readBytes } from "./api/read-input.ts";
import { doorNamed } from "./calls/all-verbs.ts";
import { wholeOf } from "./page-answer.ts";

interface PictureForm {
  /** The form without its pictures, as a form without any is sent. */
  readonly request: Request;
  readonly pictures: readonly Uint8Array[];
}

const mostPictures = 3;
const roomForFields = 100_000;

/** Whatever a page sends, with pictures or without. */
export async function readAnyForm(request: Request, most = mostPictures): Promise<Outcome<PictureForm>> {
  if (isPictureForm(request)) return readPictureForm(request, most);
  const whole = await wholeOf(request);
  return whole.ok ? success({ request: whole.value, pictures: [] }) : whole;
}

/** A form with several pictures is as many calls; the first that is refused ends it. */
export async function withEachPicture<Acted>(
  { request, pictures }: PictureForm,
  ways: Ways = {},
  act: (request: Request, ways: Ways) => Promise<Acted>,
): Promise<Acted> {
  const [first, ...more] = pictures;
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

/** Bounded before it is read; a picture that is too large is refused as a call refuses it. */
async function readPictureForm(request: Request, most: number): Promise<Outcome<PictureForm>> {
  const body = await readBytes(request, most * mostPictureBytes + roomForFields);
  if (!body.ok) return body;
  const form = await read(request, body.value);
  if (!form) return failure("unreadable");
  const fields = new URLSearchParams();
  const takesTable = doorNamed(String(form.get("call")))?.call.takesTable;
  const mostBytes = takesTable ? mostTableBytes : mostPictureBytes;
  const pictures: Uint8Array[] = [];
  for (const [name, value] of form)
    if (typeof value === "string") fields.append(name, value);
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
