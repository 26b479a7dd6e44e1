import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { whatsappEndpoints } from "../endpoints.ts";
import { WhatsAppPage } from "./whatsapp-page.tsx";

const whatsappScreen: Screen = {
  path: "set-up/whatsapp",
  right: whatsappEndpoints.show.right,
  async show(request) {
    const view = await askEndpoint(whatsappEndpoints.show, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).whatsAppSetUp;
    return view && { title, body: <WhatsAppPage view={view} /> };
  },
};

export const screens: readonly Screen[] = [whatsappScreen];
