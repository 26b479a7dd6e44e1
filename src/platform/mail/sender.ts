export interface Sender {
  /** The shop's own name when the owner gave none. */
  readonly name: string | undefined;
  readonly address: string;
}

const mailbox =
  /^[^\s@<>"(),:;[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/** orders@shop.example, or with a name: Asha's Pickles <orders@shop.example>. */
export function readSender(typed: string): Sender | undefined {
  const text = typed.trim();
  if (text.length > 320 || /\p{Cc}/u.test(text)) return undefined;
  const [, name, inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const address = (inBrackets ?? text).trim();
  if (!mailbox.test(address)) return undefined;
  const plain = name?.trim().replace(/^"(.*)"$/, "$1");
  return { name: plain || undefined, address };
}
