import { renderToString } from "react-dom/server";
import { textsOf } from "#contract/texts/texts.ts";
import type { ClosedPageRequest } from "#server/links/link-page.ts";
import { LinkDocument } from "./link-document.tsx";

/** What shoppers see in the place of every page while the owner works on the shop. */
export function closedPage(asked: ClosedPageRequest): string {
  return `<!doctype html>${renderToString(<ClosedDocument {...asked} />)}`;
}

function ClosedDocument({ shell, nonce, path, text }: ClosedPageRequest) {
  const { closed } = textsOf(shell.lang);
  return (
    <LinkDocument title={closed.title} call={closed.call} {...{ shell, nonce, path }}>
      <p>{text || closed.text}</p>
    </LinkDocument>
  );
}
