import type { AnswerOf } from "#contract/endpoint.ts";
import type { reviewDeskEndpoints } from "../desk-endpoints.ts";

export type ListedReview = AnswerOf<typeof reviewDeskEndpoints.list>["reviews"][number];
