import { returnDeskCalls } from "#contract/calls/returns.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { ReturnPage } from "../pages/return-page.tsx";
import { ReturnsPage } from "../pages/returns-page.tsx";
import { asked, wishOf } from "../parts/asked-call.ts";
import { withCounted } from "../parts/counted-lines.ts";
import type { Screen } from "../screen.ts";

export const returnsScreen: Screen = {
  path: "returns",
  right: returnDeskCalls.list.right,
  async show(wanted) {
    const wish = wishOf(wanted.query, "tab", "cursor");
    const answer = await asked(returnDeskCalls.list, wish, wanted);
    const { title } = textsOf(wanted.page.facts.lang).returns.office;
    return answer && { title, body: <ReturnsPage {...answer} wish={wish} /> };
  },
};

export const returnScreen: Screen = {
  path: "returns/:id",
  right: returnDeskCalls.show.right,
  act: { given: (_, fields) => withCounted(fields) },
  async show(wanted) {
    const answer = await asked(returnDeskCalls.show, { id: wanted.params.id }, wanted);
    if (!answer) return undefined;
    const { office } = textsOf(wanted.page.facts.lang).returns;
    return { title: office.one(answer.return.number), body: <ReturnPage one={answer.return} /> };
  },
};
