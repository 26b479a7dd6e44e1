import type { AnswerOf } from "#contract/call.ts";
import { shelvesCalls } from "#contract/calls/shelves.ts";
import type { Notice } from "#contract/notice.ts";
import { failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { OfficePosted, SentPicture } from "#server/back-office.ts";
import { makeCall } from "#server/make-call.ts";

interface Wanted {
  readonly page: OfficePosted;
  /** Once they are all there. */
  readonly isForSale: boolean;
}

/** The pictures of a product that was just made as a draft; it stays one where a picture is refused, and that is said. */
export async function sendPictures(
  { goods: { id, version } }: Pick<AnswerOf<typeof shelvesCalls.make>, "goods">,
  pictures: readonly SentPicture[],
  { page, isForSale }: Wanted,
): Promise<Notice | undefined> {
  const { shelves: words, refusals } = textsOf(page.facts.lang);
  let seen = version;
  if (pictures.includes("unsent"))
    return { kind: "error", text: words.unsentPicture(words.hint.chooseAgain) };
  for (const picture of pictures) {
    const sent =
      picture === "tooLarge"
        ? failure("tooLarge")
        : await makeCall(shelvesCalls.addPicture, { id, picture }, page);
    if (!sent.ok) return { kind: "error", text: words.unsentPicture(sent.message ?? refusals[sent.reason]) };
    seen = sent.value.goods.version;
  }
  if (!isForSale) return undefined;
  const sold = await makeCall(shelvesCalls.setState, { id, seen, state: "live" }, page);
  return sold.ok ? undefined : { kind: "error", text: sold.message ?? refusals[sold.reason] };
}
