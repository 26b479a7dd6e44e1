import type { MailWords } from "#platform/mail/mail-of.ts";

export interface BackData {
  readonly goods: string;
  readonly shop: string;
  readonly url: string;
}

export const letters = {
  back: ({ goods, shop, url }: BackData): MailWords => ({
    subject: `Back in stock: ${goods}`,
    lines: [
      `${goods} can be bought again at ${shop}.`,
      "You asked us to tell you. There may not be many, and we keep none aside.",
    ],
    action: { label: "See it", url },
    closing: "This is the only message about it. If you still want it later, ask again on its page.",
  }),
  backSms: ({ goods, shop, url }: BackData) => `${shop}: ${goods} is back in stock. ${url}`,
};
