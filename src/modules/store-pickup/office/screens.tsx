import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { pickupOfficeEndpoints } from "../office-endpoints.ts";
import { PickupPage } from "./pickup-page.tsx";

const pickupScreen: Screen = {
  path: "shop/pickup",
  right: pickupOfficeEndpoints.list.right,
  async show(request) {
    const answer = await askEndpoint(pickupOfficeEndpoints.list, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).storePickup;
    return answer && { title, body: <PickupPage stores={answer.stores} /> };
  },
};

export const screens: readonly Screen[] = [pickupScreen];
