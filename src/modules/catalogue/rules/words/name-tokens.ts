/** What a name is read by: its words, and the marks between them that end a part. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly isWord: boolean;
  /** Of nothing but digits. */
  readonly isCount: boolean;
}

/** Of a text that is folded. Most are plain, and those are read letter by letter: a pattern takes four times as long. */
export function tokensIn(folded: string): Token[] {
  return isPlain.test(folded) ? plainTokens(folded) : anyTokens(folded);
}

/** Whether a word has a digit, of any script. */
export function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (isDigit(code)) return true;
    if (code > 127) return /\p{N}/u.test(word);
  }
  return false;
}

const isPlain = /^[ -@[-~\n]*$/;
const marks = ",|()[];:/+";

function plainTokens(folded: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < folded.length; ) {
    const start = at;
    let isCount = true;
    for (; at < folded.length; at++) {
      const code = folded.charCodeAt(at);
      if (isDigit(code)) continue;
      if (!isLetter(code)) break;
      isCount = false;
    }
    if (at > start) {
      tokens.push({ text: folded.slice(start, at), start, isWord: true, isCount });
      continue;
    }
    const length = markAt(folded, at);
    if (length > 0)
      tokens.push({ text: folded.slice(at, at + length), start, isWord: false, isCount: false });
    at += Math.max(1, length);
  }
  return tokens;
}

/** How long the mark is that stands here; a hyphen is one between spaces. */
function markAt(folded: string, at: number): number {
  if (isSpace(folded.charCodeAt(at)))
    return folded[at + 1] === "-" && isSpace(folded.charCodeAt(at + 2)) ? 3 : 0;
  return marks.includes(folded[at] ?? " ") ? 1 : 0;
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10;
}

const tokens = /[\p{L}\p{N}\p{M}]+|[,|()[\];:–—/+]|\s-\s/gu;

function anyTokens(folded: string): Token[] {
  return [...folded.matchAll(tokens)].map(({ 0: text, index: start }) => ({
    text,
    start,
    isWord: /^[\p{L}\p{N}\p{M}]/u.test(text),
    isCount: /^\d+$/.test(text),
  }));
}
