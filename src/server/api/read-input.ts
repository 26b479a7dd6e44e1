import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { reasonOf } from "#contract/endpoints/fields.ts";
import { mostPictureBytes } from "#contract/limits.ts";
import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";

const mostBytes = 100_000;
/** As much as 20,000 lines of goods are. */
export const mostTableBytes = 20_000_000;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What is told beside the names in the path, as it came: nothing is read that no description asks for. */
export async function readInput(
  { input, method, takesPicture, takesTable }: Endpoint,
  request: Request,
): Promise<Outcome<unknown>> {
  if (!input) return success({});
  if (takesPicture) return readPicture(request);
  if (takesTable) return readTable(request);
  return method === "GET" ? success(readQuery(request.url)) : readBody(request);
}

/** What the handler is given: what came in, cleaned by its description, and the names of the path. */
export function clean({ input }: Endpoint, value: unknown, params: Readonly<Record<string, string>>) {
  const parsed = input?.safeParse(value);
  if (parsed && !parsed.success) return firstIssue(parsed.error);
  return success({ ...(parsed?.data as object | undefined), ...params });
}

/** A repeated name is a list, which the description of a single value refuses. */
function readQuery(url: string): Record<string, string | readonly string[]> {
  const at = url.indexOf("?");
  const query = new URLSearchParams(at < 0 ? "" : url.slice(at));
  const valuesOf = (name: string) => query.getAll(name).map((value) => value.replaceAll("\0", ""));
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [first = "", ...more] = valuesOf(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

async function readBody(request: Request): Promise<Outcome<unknown>> {
  const type = request.headers.get("content-type");
  const text = await readText(request);
  if (!text.ok) return text;
  if (text.value === "" && type === null) return success({});
  if (!type?.toLowerCase().startsWith("application/json")) return failure("wrongMediaType");
  if (text.value.includes("\\u0000")) return failure("unreadable");
  try {
    return success(JSON.parse(text.value));
  } catch {
    return failure("unreadable");
  }
}

async function readPicture(request: Request): Promise<Outcome<unknown>> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  if (!/^(?:image\/|application\/octet-stream)/.test(type)) return failure("wrongMediaType");
  const picture = await readBytes(request, mostPictureBytes);
  return picture.ok ? success({ picture: picture.value }) : picture;
}

async function readTable(request: Request): Promise<Outcome<unknown>> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  if (!/^(?:text\/|application\/(?:octet-stream|vnd\.ms-excel|csv))/.test(type))
    return failure("wrongMediaType");
  const table = await readBytes(request, mostTableBytes);
  return table.ok ? success({ table: table.value }) : table;
}

/** The whole body, never more than the limit in memory. */
export async function readText(request: Request, most = mostBytes): Promise<Outcome<string>> {
  const bytes = await readBytes(request, most);
  if (!bytes.ok) return bytes;
  try {
    return success(utf8.decode(bytes.value));
  } catch {
    return failure("unreadable");
  }
}

export async function readBytes(request: Request, most: number): Promise<Outcome<Uint8Array>> {
  const told = request.headers.get("content-length");
  if (Number(told ?? 0) > most) return failure("tooLarge");
  // What was told the HTTP parser holds the sender to; what was not has to be counted.
  const bytes =
    told === null ? await countedBytes(request, most) : new Uint8Array(await request.arrayBuffer());
  return bytes ? success(bytes) : failure("tooLarge");
}

async function countedBytes({ body }: Request, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function firstIssue(error: z.ZodError): Failure {
  const [issue] = error.issues;
  if (issue?.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => [...issue.path, key].join("."));
    return failure("invalidInput", { field: names[0] ?? "", message: `${names.join(", ")}: no such field` });
  }
  const field = issue?.path.join(".");
  const reason = issue && reasonOf(issue);
  if (reason) return failure(reason, field ? { field } : {});
  const text = issue?.message ?? "";
  if (!field) return failure("invalidInput", { message: text });
  return failure("invalidInput", {
    field,
    message: text.startsWith(`${field}: `) ? text : `${field}: ${text}`,
  });
}
