import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import type { Notice } from "#contract/notice.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import { manyOrdersEndpoints } from "#modules/orders/fulfilment/many-endpoints.ts";

const ofMany: readonly Endpoint[] = [
  manyOrdersEndpoints.nextMany,
  manyOrdersEndpoints.packMany,
  manyOrdersEndpoints.undoMany,
];

/** Those that were refused are named, each with why. */
export function formatManyResults(
  { name }: Endpoint,
  _: URLSearchParams,
  words: ServerTexts,
  value: object,
): Notice | undefined {
  if (!ofMany.some((endpoint) => endpoint.name === name)) return undefined;
  const { message, done } = value as AnswerOf<typeof manyOrdersEndpoints.nextMany>;
  const refused = done.filter(({ isDone }) => !isDone);
  if (refused.length === 0) return { kind: "success", text: message };
  const named = refused.slice(0, 3).map((one) => `${one.number ?? one.id.slice(-6)} (${one.message})`);
  return {
    kind: "error",
    text: `${message} · ${words.manage.orders.notAll(named.join(", "))}`.slice(0, 390),
  };
}
