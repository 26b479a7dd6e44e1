import { failure, success } from "#contract/outcome.ts";
import { readPhone } from "#modules/accounts/public/phone-number.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { commonest } from "./chat-templates.ts";
import type { whatsappEndpoints } from "./endpoints.ts";
import { chatTemplatesOf } from "./public/chat-templates-of.ts";

export const whatsappHandlers: HandlersOf<typeof whatsappEndpoints> = {
  async show({ whatsapp, accounts, shopSettings, smsTextList }, { userId }) {
    const [figures, user] = await Promise.all([whatsapp.figures(), accounts.profile(userId)]);
    const templates = chatTemplatesOf(smsTextList()).map(({ sms, ...one }) => ({
      ...one,
      isCommon: commonest.includes(sms.template),
    }));
    return success({
      isSetUp: whatsapp.isSetUp,
      isChosen: shopSettings.now().messages.orders === "whatsapp",
      webhookUrl: whatsapp.webhookUrl,
      phone: user?.phone ?? null,
      figures,
      templates,
    });
  },

  async tryOut({ whatsapp }, { userId }, input, { lang }) {
    const phone = readPhone(input.phone);
    return phone ? whatsapp.tryOut(userId, phone, lang) : failure("phoneUnusable", { field: "phone" });
  },
};
