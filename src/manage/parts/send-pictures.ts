import type { AnswerOf } from "#contract/endpoint.ts";
import { inSentences } from "#contract/format/in-sentences.ts";
import { mostNoticeText, type Notice } from "#contract/notice.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { callEndpoint } from "#server/api/call-endpoint.ts";
import type { OfficePosted, SentPicture } from "#server/office/back-office.ts";

interface SendPicturesInput {
  readonly page: OfficePosted;
  /** Once they are all there. */
  readonly isForSale: boolean;
}

/**
 * The pictures of a product that was just made as a draft, as many as can be used; it stays one where a picture is
 * refused, and that is said by the name of its file.
 */
export async function sendPictures(
  { goods: { id, version } }: Pick<AnswerOf<typeof goodsOfficeEndpoints.make>, "goods">,
  pictures: readonly SentPicture[],
  { page, isForSale }: SendPicturesInput,
): Promise<Notice | undefined> {
  const { goodsOffice: words, refusals } = textsOf(page.requestContext.lang);
  let seen = version;
  const wrong: string[] = [];
  for (const picture of pictures) {
    if (picture === "unsent") return { kind: "error", text: words.unsentPicture(words.hint.chooseAgain) };
    const sent = await callEndpoint(goodsOfficeEndpoints.addPicture, { id, picture: picture.bytes }, page);
    if (sent.ok) seen = sent.value.goods.version;
    else wrong.push(`${picture.name}: ${sent.message ?? refusals[sent.reason]}`);
  }
  if (wrong.length > 0)
    return {
      kind: "error",
      text: words.unsentPicture(inSentences(page.requestContext.lang, wrong)).slice(0, mostNoticeText),
    };
  if (!isForSale) return undefined;
  const sold = await callEndpoint(goodsOfficeEndpoints.setState, { id, seen, state: "live" }, page);
  return sold.ok ? undefined : { kind: "error", text: sold.message ?? refusals[sold.reason] };
}
