import { inSentences } from "#contract/format/in-sentences.ts";
import { mostPictureBytes } from "#contract/limits.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { mostTableBytes, readBytes } from "../api/read-input.ts";
import { boundEndpointNamed } from "../handlers/bound-endpoints.ts";
import { wholeOf } from "../pages/page-answer.ts";
import type { FormAnswer, FormOptions, SentPicture } from "./form-options.ts";
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

type Acted = Response | Awaited<Promise<FormAnswer>>;

/**
 * A form with several pictures is as many calls, where its call takes pictures. One that cannot be used is named, and
 * the others are taken all the same.
 */
export async function withEachPicture(
  { request, pictures }: PictureForm,
  { lang, options = {} }: { readonly lang: Lang; readonly options?: FormOptions | undefined },
  act: (request: Request, options: FormOptions) => Promise<Acted>,
): Promise<Acted> {
  if (options.withPictures && pictures.length > 0)
    return act(request, { ...options, ...options.withPictures(pictures) });
  const [first, ...more] = pictures.filter((picture) => picture !== "unsent");
  let acted = await actWith(first);
  const wrong = isUnusable(acted) ? [namedFor(acted, first)] : [];
  for (const picture of more) {
    if (!isUnusable(acted) && !isDone(acted)) break;
    acted = await actWith(picture);
    if (isUnusable(acted)) wrong.push(namedFor(acted, picture));
  }
  const [refused] = wrong;
  if (!refused || !(isDone(acted) || isUnusable(acted))) return acted;
  const said = wrong.map(({ data }) => data.message);
  const message = said.length > 1 ? inSentences(lang, said) : refused.data.message;
  return { ...refused, data: { ...refused.data, message } };

  function actWith(picture: Sent | undefined): Promise<Acted> {
    const input: FormOptions["input"] = (endpoint, fields) => ({
      ...(options.input?.(endpoint, fields) ?? fields),
      ...(endpoint.takesPicture && picture && { picture: picture.bytes }),
      ...(endpoint.takesTable && picture && { table: picture.bytes }),
    });
    return act(new Request(request.clone()), { ...options, input });
  }
}

type Sent = Exclude<SentPicture, "unsent">;
type Problem = Exclude<Acted, Response>;

function isDone(acted: Acted): boolean {
  return acted instanceof Response && acted.status < 400;
}

function isUnusable(acted: Acted): acted is Problem {
  return !(acted instanceof Response) && acted.data.field === "picture";
}

function namedFor(problem: Problem, picture: Sent | undefined): Problem {
  if (!picture?.name) return problem;
  return { ...problem, data: { ...problem.data, message: `${picture.name}: ${problem.data.message}` } };
}

export function isPictureForm({ headers }: Request): boolean {
  return headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data") === true;
}

/** Bounded before it is read. A picture that is too large is refused as its call refuses it. */
async function readPictureForm(request: Request, most: number): Promise<Outcome<PictureForm>> {
  const body = await readBytes(request, most * mostPictureBytes + roomForFields);
  if (!body.ok) return body;
  const form = await read(request, body.value);
  if (!form) return failure("unreadable");
  const fields = new URLSearchParams();
  const endpoint = boundEndpointNamed(String(form.get("call")))?.endpoint;
  const pictures: SentPicture[] = [];
  for (const [name, value] of form)
    if (typeof value === "string") fields.append(name, value);
    else if (endpoint?.takesTable && value.size > mostTableBytes) return failure("tooLarge");
    else if (value.size > 0)
      pictures.push({ name: value.name.slice(0, 60), bytes: new Uint8Array(await value.arrayBuffer()) });
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
