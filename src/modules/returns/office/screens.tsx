import { textsOf } from "#contract/texts/texts.ts";
import { asked, wishOf } from "#manage/parts/asked-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { withCounted } from "#modules/orders/office/public/counted-lines.ts";
import { returnOfficeEndpoints } from "../endpoints.ts";
import { ReturnPage } from "./return-page.tsx";
import { ReturnsPage } from "./returns-page.tsx";

const returnsScreen: Screen = {
  path: "returns",
  right: returnOfficeEndpoints.list.right,
  async show(request) {
    const wish = wishOf(request.query, "tab", "cursor");
    const answer = await asked(returnOfficeEndpoints.list, wish, request);
    const { title } = textsOf(request.page.requestContext.lang).returns.office;
    return answer && { title, body: <ReturnsPage {...answer} wish={wish} /> };
  },
};

const returnScreen: Screen = {
  path: "returns/:id",
  right: returnOfficeEndpoints.show.right,
  act: { input: (_, fields) => withCounted(fields) },
  async show(request) {
    const answer = await asked(returnOfficeEndpoints.show, { id: request.params.id }, request);
    if (!answer) return undefined;
    const { office } = textsOf(request.page.requestContext.lang).returns;
    return { title: office.one(answer.return.number), body: <ReturnPage one={answer.return} /> };
  },
};

export const screens: readonly Screen[] = [returnsScreen, returnScreen];
