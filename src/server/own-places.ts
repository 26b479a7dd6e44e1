import { asHtml } from "#contract/as-html.ts";
import { goodsForms } from "#contract/goods-forms.ts";
import { cartWords, wishlistWords } from "#contract/own-words.ts";
import type { OwnFacts } from "#contract/shell-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { type ServerTexts, textsOf } from "#contract/texts/texts.ts";

/** What is said at a place, to whoever is signed in; a text alone is said to each. */
type Said = string | ((own: OwnFacts) => string | Buffer);
interface Place {
  readonly from: number;
  readonly to: number;
  readonly said: Said;
}

/** Writes what React draws of the same facts. */
export type Complete = (own: OwnFacts) => Buffer;

/**
 * Cuts a page that was made for all where it says something of whoever it is shown to: at the elements that
 * `personScript` completes in a browser, and at the words that follow there when the page is in use. Nothing where it is
 * not as expected.
 */
export function cutPage(page: Buffer, lang: Lang): Complete | undefined {
  // A letter for each byte: where it is in the text, it is in the page.
  const places = placesIn(page.toString("latin1"), page, textsOf(lang));
  if (!places) return undefined;
  const pieces: (Buffer | Exclude<Said, string>)[] = [];
  let at = 0;
  for (const { from, to, said } of places.sort((a, b) => a.from - b.from)) {
    if (from < at) return undefined;
    pieces.push(page.subarray(at, from), typeof said === "string" ? Buffer.from(said) : said);
    at = to;
  }
  pieces.push(page.subarray(at));
  return (own) =>
    Buffer.concat(
      pieces.map((piece) => {
        const said = typeof piece === "function" ? piece(own) : piece;
        return typeof said === "string" ? Buffer.from(said) : said;
      }),
    );
}

const forAll = ' data-for-all="true"';
const hidden = ' hidden=""';
const none = `${hidden}>0</span>`;

function placesIn(text: string, page: Buffer, words: ServerTexts): Place[] | undefined {
  const start = text.indexOf(forAll);
  if (start < 0 || start > text.indexOf("<head")) return undefined;
  const places: Place[] = [{ from: start, to: start + forAll.length, said: handedOver }];
  const looks = looksIn(text, page, words);
  for (const { 0: mark, 1: which = "", index } of text.matchAll(/ data-own="(\w+)"/g)) {
    const found = looks[which]?.(index, index + mark.length);
    if (!found) return undefined;
    places.push(...found);
  }
  return places;
}

/** The page is taken for one that was made for whoever asked, by its style and by its script. */
function handedOver(own: OwnFacts): string {
  return ` data-signed-in="" data-known="${asHtml(JSON.stringify(own))}"`;
}

type Look = (from: number, to: number) => Place[] | undefined;

/** By what stands there, what is said of it: each is given where the mark of its element lies. */
function looksIn(text: string, page: Buffer, words: ServerTexts): Readonly<Record<string, Look>> {
  const { shell, frame, wishlist } = words;
  const placeOf = (expected: string, from: number, said: Said): Place | undefined =>
    text.startsWith(expected, from) ? { from, to: from + expected.length, said } : undefined;
  const all = (...places: (Place | undefined)[]) => (places.every((place) => !!place) ? places : undefined);

  const count = (bare: string, many: (own: OwnFacts) => number, called: (own: OwnFacts) => string): Look => {
    const written = latin1(asHtml(bare));
    const saidOf = (own: OwnFacts) => asHtml(called(own));
    return (mark, after) => {
      const opened = text.lastIndexOf("<a ", mark);
      const titled = text.indexOf(` title="${written}"`, opened);
      const name = text.indexOf(`<span class="sr-only">${written}</span></a>`, after);
      if (opened < 0 || name < 0 || name > text.indexOf("</a>", after)) return undefined;
      const title = ' title="'.length;
      return all(
        ...(titled >= 0 && titled < text.indexOf(">", opened)
          ? [placeOf(written, titled + title, saidOf)]
          : []),
        placeOf(none, after, (own) => (many(own) > 0 ? `>${many(own)}</span>` : none)),
        placeOf(written, name + '<span class="sr-only">'.length, saidOf),
      );
    };
  };

  const insertion = (after: number, said: Said): Place | undefined =>
    text.startsWith("></", after) ? { from: after + 1, to: after + 1, said } : undefined;
  const labelled = 'aria-label="';
  const account = latin1(asHtml(frame.accountOf("")));

  return {
    in: (_, after) => all(placeOf(hidden, after, "")),
    out: (_, after) =>
      all(text.startsWith(">", after) ? { from: after, to: after, said: hidden } : undefined),
    name(mark, after) {
      const inserted = insertion(after, ({ user }) => asHtml(user?.name ?? ""));
      // What a menu is called by stands in the menu too, where no label says it once more.
      if (text.startsWith("<strong", text.lastIndexOf("<", mark))) return all(inserted);
      const label = text.lastIndexOf(labelled, mark) + labelled.length;
      return all(
        placeOf(`${account}"`, label, ({ user }) => `${asHtml(frame.accountOf(user?.name ?? ""))}"`),
        inserted,
      );
    },
    email: (_, after) => all(insertion(after, ({ user }) => asHtml(user?.email ?? ""))),
    cart: count(
      shell.cart,
      ({ cartLines }) => cartLines,
      ({ cartLines, cartUnits }) => cartWords(shell, cartLines, cartUnits),
    ),
    wishes: count(
      shell.wishlist,
      ({ wished }) => wished.length,
      ({ wished }) => wishlistWords({ shell, frame }, wished.length),
    ),
    heart(mark, after) {
      const from = text.lastIndexOf("<button", mark);
      const to = text.indexOf("</button>", after);
      if (from < 0 || to < 0) return undefined;
      const plain = page.subarray(from, to);
      // A text of its own: a part of the whole one would keep all of it in memory.
      const heart = plain.toString();
      const id = / value="([^"]+)"/.exec(heart)?.[1];
      const filled = filledHeart(heart, wishlist);
      if (!id || !filled || !heart.includes(' name="productId"')) return undefined;
      return [{ from, to, said: ({ wished }) => (wished.includes(id) ? filled : plain) }];
    },
  };
}

const sign = "\u0000";

/** The heart that takes a wish back, made of the one that makes it. */
function filledHeart(heart: string, { addOf, removeOf }: ServerTexts["wishlist"]): string | undefined {
  const [before = "", behind = ""] = asHtml(addOf(sign)).split(sign);
  const label = /aria-label="([^"]*)"/.exec(heart)?.[1];
  if (!label?.startsWith(before) || !label.endsWith(behind)) return undefined;
  const title = label.slice(before.length, label.length - behind.length);
  const own = (said: (title: string) => string) => asHtml(said(sign)).replace(sign, () => title);
  return heart
    .replace(' name="productId"', ' name="id"')
    .replace(` form="${goodsForms.wish}"`, ` form="${goodsForms.unwish}"`)
    .replaceAll(`"${own(addOf)}"`, () => `"${own(removeOf)}"`)
    .replace('#heart"', '#heart-full"');
}

function latin1(text: string): string {
  return Buffer.from(text).toString("latin1");
}
