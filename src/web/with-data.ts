/** What the loaders gave, where the browser's router reads it: the framework writes the same, a part at a time. */
export function withData(html: string, data: string, nonce: string): string {
  const end = html.lastIndexOf(closing);
  const before = end < 0 ? html : html.slice(0, end);
  const after = end < 0 ? "" : html.slice(end);
  const open = `<script nonce="${nonce}">${stream}`;
  return `${before}${open}.enqueue(${asScript(data)});</script>${open}.close();</script>${after}`;
}

const closing = "</body></html>";
const stream = "window.__reactRouterContext.streamController";

/** A text that ends no script and no line of one. */
function asScript(text: string): string {
  return JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (sign) => escapes[sign] ?? "");
}

const escapes: Readonly<Record<string, string>> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
