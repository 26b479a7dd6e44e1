import type { DrawLinkPage, LinkPage } from "#server/links/link-page.ts";
import { returnEndpoints } from "../endpoints.ts";
import type { ReturnPageView } from "../views.ts";

declare module "#server/links/link-page.ts" {
  interface LinkDraws {
    readonly returnPage: DrawLinkPage<ReturnPageView>;
  }
}

/** The page where goods are sent back by a link, until its days are over. */
export const returnLinkPage: LinkPage = {
  address: /^\/return\/([\w-]{42})$/,
  mostPictures: 1,
  async open(token, page) {
    const shown = await page.ask(returnEndpoints.show, { token });
    if (!shown.ok) return undefined;
    const view = shown.value.page as ReturnPageView;
    return { lang: view.lang, draw: ({ returnPage }, request) => returnPage({ ...request, view }) };
  },
  options: (token) => ({
    input: (_, fields) => ({ ...readReturnForm(fields), token }),
    message: () => null,
  }),
};

/** A form has a field for the pieces of each line, and one for what it is exchanged for. */
export function readReturnForm(fields: Record<string, string>): Record<string, unknown> {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    const line = /^take\.(\d{1,3})$/.exec(name)?.[1];
    if (line === undefined || !/^[1-9]\d{0,2}$/.test(value)) return [];
    return [{ line: Number(line), quantity: Number(value), ...choiceIn(fields[`to.${line}`]) }];
  });
  const rest = Object.entries(fields).filter(
    ([name, value]) => !/^(?:take|to)\.\d/.test(name) && (value !== "" || name === "words"),
  );
  return { ...Object.fromEntries(rest), ...(lines.length > 0 && { lines }) };
}

function choiceIn(typed = ""): { readonly colour?: string; readonly size?: string } {
  try {
    const [colour, size] = JSON.parse(typed) as unknown[];
    return {
      ...(typeof colour === "string" && { colour }),
      ...(typeof size === "string" && { size }),
    };
  } catch {
    return {};
  }
}
