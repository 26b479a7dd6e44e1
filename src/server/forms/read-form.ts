/** A form as pages send it; that it is no longer than a call may be was seen before a page got it. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const sent = new URLSearchParams(await request.text());
  return new URLSearchParams([...sent].map(([name, value]) => [without(name), without(value)]));
}

/** No table takes this sign; what is cut out before it is read may leave one behind. */
function without(text: string): string {
  return text.replaceAll("\0", "");
}
