import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { promoCodeEndpoints } from "../endpoints.ts";
import { CodePage, NewCodePage } from "./code-page.tsx";
import { CodesPage } from "./codes-page.tsx";

const codesScreen: Screen = {
  path: "sales/codes",
  right: promoCodeEndpoints.list.right,
  async show(request) {
    const answer = await askEndpoint(promoCodeEndpoints.list, {}, request);
    const { codes } = textsOf(request.page.requestContext.lang).selling;
    return answer && { title: codes, body: <CodesPage codes={answer.codes} /> };
  },
};

const newCodeScreen: Screen = {
  path: "sales/codes/new",
  right: promoCodeEndpoints.make.right,
  act: {
    done: (_, answer) =>
      officePath(`sales/codes/${(answer as AnswerOf<typeof promoCodeEndpoints.make>).code.code}`),
  },
  async show({ page }) {
    return { title: textsOf(page.requestContext.lang).promoCodes.make, body: <NewCodePage /> };
  },
};

const codeScreen: Screen = {
  path: "sales/codes/:code",
  right: promoCodeEndpoints.show.right,
  async show(request) {
    const answer = await askEndpoint(promoCodeEndpoints.show, { name: request.params.code }, request);
    return answer && { title: answer.code.code, body: <CodePage code={answer.code} /> };
  },
};

export const screens: readonly Screen[] = [codesScreen, newCodeScreen, codeScreen];
