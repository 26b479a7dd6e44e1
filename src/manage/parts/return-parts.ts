import type { AnswerOf } from "#contract/call.ts";
import type { returnDeskCalls } from "#contract/calls/returns.ts";

type DeskReturn = AnswerOf<typeof returnDeskCalls.show>["return"];
export type ReturnPart = { readonly one: DeskReturn };
