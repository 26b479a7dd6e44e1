/** A form as pages send it; that it is no longer than a call may be was seen before a page got it. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams((await request.text()).replaceAll("%00", ""));
}
