import type { Endpoint } from "#contract/endpoint.ts";
import { edgeRefusals } from "#contract/endpoint.ts";
import type { Reason } from "#contract/failures.ts";

/** Told of every reply before it is sent; tests and developers refuse the ones that break their description. */
export type Examine = (described: Endpoint, reply: ExaminedReply) => void;

export type ExaminedReply =
  | { readonly refused: Reason }
  | { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** What a reply says that its description does not, and the reverse. */
export function faultsIn(described: Endpoint, reply: ExaminedReply): string[] {
  if ("refused" in reply) return isDescribed(described, reply.refused) ? [] : [`refusal ${reply.refused}`];
  const { status = 200, answer } = described;
  const faults = reply.status === status ? [] : [`status ${reply.status} for ${status}`];
  const body = JSON.parse(JSON.stringify(reply.body)) as Record<string, unknown>;
  if (typeof body.message !== "string" || body.message === "") faults.push("message: missing");
  const parsed = answer.safeParse(body);
  if (!parsed.success)
    return [...faults, ...parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)];
  const { message: _, ...fields } = body;
  return [...faults, ...undescribed(fields, parsed.data, "")];
}

/** Throws with all the faults; the edge makes a 500 of it. */
export const refuseFaults: Examine = (described, reply) => {
  const faults = faultsIn(described, reply);
  if (faults.length === 0) return;
  throw new Error(`${described.method} ${described.path} breaks its description: ${faults.join("; ")}`);
};

function isDescribed(described: Endpoint, reason: Reason): boolean {
  return [...edgeRefusals(described), ...(described.refusals ?? [])].includes(reason);
}

/** Parsing leaves out what the schema does not name. */
function undescribed(given: unknown, parsed: unknown, at: string): string[] {
  if (Array.isArray(given))
    return given.flatMap((item, index) =>
      undescribed(item, (parsed as readonly unknown[])[index], `${at}${index}.`),
    );
  if (typeof given !== "object" || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const known = parsed as Record<string, unknown>;
    if (!(name in known)) return [`${at}${name}: not described`];
    return undescribed(value, known[name], `${at}${name}.`);
  });
}
