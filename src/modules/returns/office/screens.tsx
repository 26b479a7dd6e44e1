import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { withCounted } from "#modules/orders/office/public/counted-lines.ts";
import { returnOfficeEndpoints } from "../endpoints.ts";
import { ReturnPage } from "./return-page.tsx";
import { ReturnsPage } from "./returns-page.tsx";

const returnsScreen: Screen = {
  path: "returns",
  right: returnOfficeEndpoints.list.right,
  async show(request) {
    const filter = filterOf(request.query, "tab", "cursor");
    const answer = await askEndpoint(returnOfficeEndpoints.list, filter, request);
    const { title } = textsOf(request.page.requestContext.lang).returns.office;
    return answer && { title, body: <ReturnsPage {...answer} filter={filter} /> };
  },
};

const returnScreen: Screen = {
  path: "returns/:id",
  right: returnOfficeEndpoints.show.right,
  act: { input: (_, fields) => withCounted(fields) },
  async show(request) {
    const answer = await askEndpoint(returnOfficeEndpoints.show, { id: request.params.id }, request);
    if (!answer) return undefined;
    const { office } = textsOf(request.page.requestContext.lang).returns;
    return { title: office.one(answer.return.number), body: <ReturnPage one={answer.return} /> };
  },
};

export const screens: readonly Screen[] = [returnsScreen, returnScreen];
