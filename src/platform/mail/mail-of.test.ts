import { expect, it } from "vitest";
import { mailOf } from "./mail-of.ts";

const words = {
  subject: "Hello",
  lines: ["One\nTwo", `<b onclick='x'>"&"</b>`],
  action: { label: "Go <on>", url: 'https://shop.example/?a=1&b="' },
  closing: "Bye",
};

it("says the same in both forms of a mail", () => {
  const { to, subject, text, html } = mailOf("asha@example.com", words);
  expect({ to, subject }).toEqual({ to: "asha@example.com", subject: "Hello" });
  expect(text).toBe(`One\nTwo\n\n${words.lines[1]}\n\nGo <on>: https://shop.example/?a=1&b="\n\nBye\n`);
  expect(html).toContain("<p>One<br>Two</p>");
  expect(html).toContain(">Go &#60;on&#62;</a>");
  expect(html).toContain('href="https://shop.example/?a=1&#38;b=&#34;"');
});

it("takes what a person typed as text, never as markup", () => {
  const { html } = mailOf("asha@example.com", words);
  expect(html).toContain("<p>&#60;b onclick=&#39;x&#39;&#62;&#34;&#38;&#34;&#60;/b&#62;</p>");
});
