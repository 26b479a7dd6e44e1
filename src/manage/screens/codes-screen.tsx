import type { AnswerOf } from "#contract/call.ts";
import { codesCalls } from "#contract/calls/codes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "../frame/places.ts";
import { CodePage, NewCodePage } from "../pages/code-page.tsx";
import { CodesPage } from "../pages/codes-page.tsx";
import { asked } from "../parts/asked-call.ts";
import type { Screen } from "../screen.ts";

export const codesScreen: Screen = {
  path: "sales/codes",
  right: codesCalls.list.right,
  async show(wanted) {
    const answer = await asked(codesCalls.list, {}, wanted);
    const { codes } = textsOf(wanted.page.facts.lang).selling;
    return answer && { title: codes, body: <CodesPage codes={answer.codes} /> };
  },
};

export const newCodeScreen: Screen = {
  path: "sales/codes/new",
  right: codesCalls.make.right,
  act: {
    done: (_, answer) => officePath(`sales/codes/${(answer as AnswerOf<typeof codesCalls.make>).code.code}`),
  },
  async show({ page }) {
    return { title: textsOf(page.facts.lang).selling.code.make, body: <NewCodePage /> };
  },
};

export const codeScreen: Screen = {
  path: "sales/codes/:code",
  right: codesCalls.show.right,
  async show(wanted) {
    const answer = await asked(codesCalls.show, { name: wanted.params.code }, wanted);
    return answer && { title: answer.code.code, body: <CodePage code={answer.code} /> };
  },
};
