import fc from "fast-check";

const hit = "globalThis.hit=1";

const crafted = [
  `<script>${hit}</script>`,
  `"><script>${hit}</script>`,
  `'><img src=x onerror=${hit}>`,
  `</title><script>${hit}</script>`,
  `</textarea><script>${hit}</script>`,
  `</script><script>${hit}</script>`,
  `]]><script>${hit}</script>`,
  `--><script>${hit}</script>`,
  `<svg onload=${hit}>`,
  `<details open ontoggle=${hit}>`,
  `" autofocus onfocus=${hit} x="`,
  `' onmouseover=${hit} '`,
  "javascript:globalThis.hit=1",
  `<a href="javascript:${hit}">x</a>`,
  `<iframe srcdoc="<script>parent.${hit}</script>">`,
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example"><button>Save',
  "<style>*{display:none}</style>",
  '{"@context":"x","</script>":1}',
  "<!--",
  "&lt;script&gt; &amp; &quot; &#39; &#x27;",
  "\u2028alert(1)\u2029",
  "'; drop table products; --",
  "' or '1'='1",
  '" or ""="',
  "1; update users set role='owner'",
  "%' and 1=1 and '%'='",
  "\\'; select pg_sleep(9); --",
  "$1 $2 $\u007b1} :name ?",
  "{{7*7}} $\u007b7*7} <%= 7*7 %> #{7*7}",
  "__proto__",
  "constructor",
  "toString",
  "../../../../etc/passwd",
  "..\\..\\windows\\system32",
  "/manage/goods/new?call=shelves.setState",
  '=HYPERLINK("https://evil.example","x")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "+1-1",
  "\r\nSet-Cookie: a=b",
  "%0d%0aLocation:%20https://evil.example",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e999",
  "true",
  "[]",
  "{}",
  "\u202etxt.exe",
  "a\u200bb\u200cc\u200d",
  "\ufeffmark",
  "e\u0301".repeat(50),
  "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f",
  "\u0001\u0002\u001b[31m\u007f",
  "half \ud83d of a pair",
  "\udc00 the other half",
  "\ufffe\uffff",
  "İIıi ſK Å",
  "x".repeat(199),
  "क".repeat(199),
  "\t tab and   spaces \t",
  "line\nline\r\nline",
];

/** As many as one wants, always the same. None is longer than a title may be. */
export function hostileTexts(count: number): readonly string[] {
  const twisted = crafted.flatMap((one) => [one, `कुर्ता ${one}`, `${one}${one}`.slice(0, 190)]);
  const random = fc.sample(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), {
    numRuns: Math.max(1, count - twisted.length),
    seed: 20_240_815,
  });
  const all = [...twisted, ...random];
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0).slice(0, count);
}
