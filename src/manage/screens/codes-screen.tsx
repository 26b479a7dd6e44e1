import type { AnswerOf } from "#contract/endpoint.ts";
import { codesEndpoints } from "#contract/endpoints/codes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "../frame/places.ts";
import { CodePage, NewCodePage } from "../pages/code-page.tsx";
import { CodesPage } from "../pages/codes-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const codesScreen: Screen = {
  path: "sales/codes",
  right: codesEndpoints.list.right,
  async show(wanted) {
    const answer = await asked(codesEndpoints.list, {}, wanted);
    const { codes } = textsOf(wanted.page.facts.lang).selling;
    return answer && { title: codes, body: <CodesPage codes={answer.codes} /> };
  },
};

export const newCodeScreen: Screen = {
  path: "sales/codes/new",
  right: codesEndpoints.make.right,
  act: {
    done: (_, answer) =>
      officePath(`sales/codes/${(answer as AnswerOf<typeof codesEndpoints.make>).code.code}`),
  },
  async show({ page }) {
    return { title: textsOf(page.facts.lang).selling.code.make, body: <NewCodePage /> };
  },
};

export const codeScreen: Screen = {
  path: "sales/codes/:code",
  right: codesEndpoints.show.right,
  async show(wanted) {
    const answer = await asked(codesEndpoints.show, { name: wanted.params.code }, wanted);
    return answer && { title: answer.code.code, body: <CodePage code={answer.code} /> };
  },
};
