import { randomBytes } from "node:crypto";
import { createElement } from "react";
import { asHtml } from "#contract/as-html.ts";
import type { ShellFacts } from "#web/layout/shell-facts.ts";
import type { DrawPart } from "#web/ui/draw-part.ts";

/** Header, footer and bar of one page: drawn, or kept from when they were last drawn of the same facts. */
export interface FrameOfPage {
  readonly draw: DrawPart;
  /** Puts what is kept, and who is shown, into the page. */
  complete(html: string): string;
}

type Framed = { readonly facts: ShellFacts };

/** They come in this order, what is between them is the page's own. */
const parts = ["header", "footer", "nav"];

/**
 * Half of what a page of a cart consists of stands around it and is the same for all. It is drawn of nothing that is
 * anybody's own: in place of name and address it has signs, and of cart and wishlist it knows how many.
 */
export function createKeptFrames(most = 500) {
  const kept = new Map<string, string>();
  // Nobody can know it, so nothing that is written in a page is taken for a sign.
  const sign = `kept${randomBytes(12).toString("hex")}`;
  const known = { name: `${sign}n;`, email: `${sign}e;` };
  const signs = new RegExp(`${sign}([ne]|\\d+);`, "g");

  return {
    of(facts: ShellFacts, address: string): FrameOfPage | undefined {
      // Such a page is kept whole elsewhere, and would take the places of people's.
      if (facts.forAll) return undefined;
      const { mark: _, notice: __, ...rest } = facts;
      const wished = facts.wished.map((_, at) => String(at));
      const shown: ShellFacts = { ...rest, user: facts.user && known, wished, cartVersion: 0 };
      const key = `${address} ${JSON.stringify(shown)}`;
      const found: string[] = [];
      const missing = new Set<string>();
      return {
        draw(tag, Part, props) {
          if (!parts.includes(tag) || (props as Partial<Framed>).facts !== facts)
            return createElement(Part, props);
          const html = take(`${tag} ${key}`);
          if (html !== undefined) return `${sign}${found.push(html) - 1};`;
          missing.add(tag);
          return createElement(Part, { ...props, facts: shown });
        },
        complete(html) {
          for (const tag of missing) keep(`${tag} ${key}`, partIn(html, tag));
          const own = (which: string) => asHtml((which === "n" ? facts.user?.name : facts.user?.email) ?? "");
          const fill = (text: string): string =>
            text.replace(signs, (_, which: string) =>
              which === "n" || which === "e" ? own(which) : fill(found[Number(which)] ?? ""),
            );
          return fill(html);
        },
      };
    },
  };

  function take(key: string): string | undefined {
    const html = kept.get(key);
    if (html === undefined) return undefined;
    kept.delete(key);
    kept.set(key, html);
    return html;
  }

  function keep(key: string, html: string | undefined): void {
    if (html === undefined) return;
    // A piece of a text holds on to all of it.
    kept.set(key, Buffer.from(html).toString());
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
  }
}

const edges = /<!--(\/?)\$[?!]?-->/g;

/** What React wrote of a part: from the mark before its element to the mark that belongs to it. */
function partIn(html: string, tag: string): string | undefined {
  const opening = `<!--$--><${tag}`;
  const isAbove = tag === parts[0];
  const start = isAbove ? html.indexOf(opening) : html.lastIndexOf(opening);
  // Where the part failed, the page may have one that looks like it.
  const isFrames = isAbove ? start < html.indexOf("<main") : start > html.lastIndexOf("</main>");
  if (start < 0 || !isFrames) return undefined;
  let depth = 0;
  edges.lastIndex = start;
  for (let edge = edges.exec(html); edge; edge = edges.exec(html)) {
    depth += edge[1] ? -1 : 1;
    if (depth === 0) return html.slice(start + "<!--$-->".length, edge.index);
  }
  return undefined;
}
