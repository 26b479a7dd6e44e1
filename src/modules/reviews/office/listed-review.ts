import type { AnswerOf } from "#contract/endpoint.ts";
import type { reviewOfficeEndpoints } from "../office-endpoints.ts";

export type ListedReview = AnswerOf<typeof reviewOfficeEndpoints.list>["reviews"][number];
