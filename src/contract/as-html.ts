/** As React writes it, in a text or an attribute. */
export function asHtml(text: string): string {
  return text.replace(/["&'<>]/g, (sign) => escapes[sign] ?? sign);
}

const escapes: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};
