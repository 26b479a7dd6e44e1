import type { Texts } from "../en.ts";

export const whatsapp: Texts["whatsapp"] = {
  float: "व्हाट्सऐप पर हमसे बात करें",
  hello: (shop) => `नमस्ते ${shop}! मुझे कुछ पूछना है।`,
};
