import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { consentPurposes } from "../rules/consents.ts";
import type { consentsEndpoints } from "./consents-endpoints.ts";

/** Where both the call and the form of the page are made. */
const page = "/profile/consents";

export const consentsHandlers: HandlersOf<typeof consentsEndpoints> = {
  list: async (shop, { userId }) => success(await consentsOf(shop, userId)),

  async choose(shop, { userId }, { purpose: typed, given: isGiven }, { lang }) {
    const purpose = consentPurposes.find((one) => one === typed);
    if (!purpose) return failure("notFound");
    const { email, phone } = await reachOf(shop, userId);
    const reach = purpose === "offers" ? phone : email;
    if (reach === null) return failure(purpose === "offers" ? "phoneUnusable" : "emailUnusable");
    const { words } = textsOf(lang).privacy.consents.purposes[purpose];
    const action = { userId, reach, isGiven, words, lang, page };
    await (purpose === "offers" ? shop.consents.choose(purpose, action) : shop[purpose].choose(action));
    return success({});
  },
};

export async function consentsOf(shop: ShopServices, userId: string) {
  const { email, phone } = await reachOf(shop, userId);
  const [{ given, history }, isOnList, isReminded] = await Promise.all([
    shop.consents.stateOf([email, phone].filter((reach) => reach !== null)),
    email !== null && shop.newsletter.isOnList(email),
    email !== null && shop.reminders.isOn(userId, email),
  ]);
  return {
    consents: [
      { purpose: "newsletter" as const, isGiven: isOnList, canGive: email !== null },
      { purpose: "reminders" as const, isGiven: isReminded, canGive: email !== null },
      { purpose: "offers" as const, isGiven: given.includes("offers"), canGive: phone !== null },
    ],
    history,
  };
}

/** What is proved to be this person's. */
async function reachOf({ accounts }: ShopServices, userId: string) {
  const user = await accounts.profile(userId);
  return { email: user?.emailVerified ? user.email : null, phone: user?.phone ?? null };
}
