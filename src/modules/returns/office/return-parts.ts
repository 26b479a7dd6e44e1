import type { AnswerOf } from "#contract/endpoint.ts";
import type { returnOfficeEndpoints } from "../endpoints.ts";

type OfficeReturn = AnswerOf<typeof returnOfficeEndpoints.show>["return"];
export type ReturnPart = { readonly one: OfficeReturn };
