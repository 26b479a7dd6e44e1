import type { toldEndpoints } from "#contract/endpoints/told.ts";
import { success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { browserName } from "#shop/accounts/rules/browser-name.ts";
import type { HandlersOf } from "./handler.ts";

export const toldHandlers: HandlersOf<typeof toldEndpoints> = {
  async see({ told, accounts }, { userId, sessionId, role }) {
    const [wish, user, devices, { publicKey: key }] = await Promise.all([
      told.wishOf(userId, role),
      accounts.profile(userId),
      told.devices.of(userId),
      told.devices.keys(),
    ]);
    return success({
      wish,
      email: user?.emailVerified ? user.email : null,
      phone: user?.phone ?? null,
      devices: devices.map(({ sessionId: of, ...device }) => ({ ...device, isThis: of === sessionId })),
      key,
    });
  },

  async choose({ told }, { userId }, wish, { lang }) {
    await told.keepWish(userId, wish, lang);
    return success({});
  },

  async addDevice({ told }, { userId, sessionId }, device, { userAgent }) {
    const added = await told.devices.add({ ...device, userId, sessionId, browser: browserName(userAgent) });
    return added.ok ? success({}) : added;
  },

  async dropDevice({ told }, { userId }, { id }) {
    const dropped = await told.devices.drop(userId, id);
    return dropped.ok ? success({}) : dropped;
  },

  async tryOut({ told }, { userId }, _input, { lang }) {
    const messages = await told.tryOut(userId, lang);
    const words = textsOf(lang).answers.told;
    return success({ messages, message: messages > 0 ? words.tried : words.noWay });
  },
};
