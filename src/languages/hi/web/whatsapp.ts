import type { Texts } from "#contract/texts/en.ts";

export const whatsapp: Texts["whatsapp"] = {
  float: "WhatsApp पर हमसे बात करें",
  hello: (shop) => `नमस्ते ${shop}! मुझे कुछ पूछना है।`,
};
