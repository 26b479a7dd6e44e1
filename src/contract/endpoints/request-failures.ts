import { langBase } from "../lang-address.ts";
import type { Texts } from "../texts/en.ts";

/** What every endpoint of the browser comes to: the server's own fields beside the documented ones. */
export type Answer = {
  readonly success: boolean;
  readonly message?: string;
  /** Why the server itself says no, where it has words for it. */
  readonly said?: string;
  readonly statusCode?: number;
  readonly error?: string;
  readonly data?: unknown;
  readonly [field: string]: unknown;
};

export type Reply = { readonly status: number; readonly body: string };

type Words = Texts["failures"];

export function missingEndpoint(words: Words): Answer {
  return { success: false, message: words.invalidEndpoint, error: "INVALID_ENDPOINT" };
}

export function networkFailure(failure: unknown, words: Words): Answer {
  const text = failure instanceof Error ? failure.message : "";
  return { success: false, message: text || words.network, error: "NETWORK_ERROR" };
}

export function readReply({ status, body }: Reply, words: Words): Answer {
  const parsed = parse(body);
  const given = isRecord(parsed) ? parsed : {};
  const text = textOf(given.message);
  const fields: Record<string, unknown> = { ...given, ...(text !== undefined && { said: text }) };
  if (status === 404)
    return {
      ...fields,
      success: false,
      message: words.notFound,
      error: textOf(fields.error) ?? "NOT_FOUND",
      statusCode: 404,
    };
  if (parsed === unparsable)
    return { success: false, message: words.invalidFormat, error: "INVALID_FORMAT", statusCode: status };
  if (status < 200 || status > 299)
    return {
      ...fields,
      success: false,
      message: text ?? words.status(status),
      error: textOf(fields.error) ?? "API_ERROR",
      statusCode: status,
    };
  if (given.success === false) return { statusCode: status, ...fields, success: false };
  if (given.success === true) return { statusCode: status, ...given, success: true };
  return { success: true, data: parsed, statusCode: status };
}

export type SessionQuestion = {
  readonly answer: Answer;
  readonly endpoint: string;
  readonly page: string;
  /** A visitor who never signed in is refused, not sent away. */
  readonly hadSession: boolean;
};

export function hasSessionEnded({ answer, endpoint, page, hadSession }: SessionQuestion): boolean {
  if (!hadSession || answer.success) return false;
  if (endpoint.startsWith("/auth/") || page.replace(langBase, "").startsWith("/login")) return false;
  return (
    answer.statusCode === 401 || answer.message === "Token missing." || answer.message === "Unauthorized."
  );
}

const unparsable = Symbol("unparsable");

function parse(body: string): unknown {
  if (body.trim() === "") return null;
  try {
    return JSON.parse(body);
  } catch {
    return unparsable;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
