import type { AnswerOf } from "#contract/call.ts";
import type { reviewDeskCalls } from "#contract/calls/review-desk.ts";

export type ListedReview = AnswerOf<typeof reviewDeskCalls.list>["reviews"][number];
