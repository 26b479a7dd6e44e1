import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { reviewEndpoints } from "./endpoints.ts";
import { reviewHandlers } from "./handlers.ts";
import { reviewOfficeEndpoints } from "./office-endpoints.ts";
import { reviewOfficeHandlers } from "./office-handlers.ts";
import { createReviewsService, type ReviewsService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly reviews: ReviewsService;
  }
}

/** What buyers say of goods, what the shop answers, and what of it is shown. */
export const reviews = defineModule({
  name: "reviews",
  handlers: [
    ...bindHandlers(reviewEndpoints, reviewHandlers),
    ...bindHandlers(reviewOfficeEndpoints, reviewOfficeHandlers),
  ],
  services: ({ db, clock, shopSettings, orders, services: { accounts, catalogue } }) => ({
    reviews: createReviewsService({
      db,
      clock,
      countRating: catalogue.countRating,
      changePage: catalogue.changePage,
      waits: () => shopSettings.now().reviews.wait,
      isSold: catalogue.isSold,
      hasBought: orders.hasBought,
      boughtBy: orders.boughtBy,
      nameOf: async (userId) => (await accounts.profile(userId))?.name ?? "",
    }),
  }),
  personalData: ({ reviews }) => ({
    exportOf: async (q, { id }) => ({ reviews: await reviews.exportOf(q, id) }),
    forget: (tx, { id }) => reviews.forget(tx, id),
  }),
  needs: ({ reviews }) => [async () => ({ review: await reviews.office.waiting() })],
});
