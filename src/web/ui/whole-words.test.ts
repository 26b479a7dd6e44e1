import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { wholeWords } from "./whole-words.tsx";

it.each([
  ["Gully Block Print T-Shirt", ["T-Shirt"]],
  ["Meghdoot Over-Ear Wireless Headphones", ["Over-Ear"]],
  ["Raatrani Eau de Parfum, 50 ml", ["50 ml"]],
  ["रातरानी परफ़्यूम, 50 ml", ["50 ml"]],
  ["Coastal Alphonso Mangoes, Box of 6", ["of 6"]],
  ["Kamalini Woven Silk Saree", []],
  ["Dori A4B5 Paper", ["4B5 Paper"]],
  ["Dori A4B5 of", ["A4B5 of"]],
])("%s", (name, kept) => {
  const html = renderToStaticMarkup(wholeWords(name));
  expect([...html.matchAll(/whole-word">(.*?)</g)].map(([, part]) => part)).toEqual(kept);
  expect(html.replaceAll(/<.*?>/g, "")).toBe(name);
});

it.each(["a", "1", "a1"])("is done with %s over and over, as it goes through a name once", (letters) => {
  const name = `${letters.repeat(500_000)} over-ear`;
  expect(renderToStaticMarkup(wholeWords(name)).replaceAll(/<.*?>/g, "")).toBe(name);
});
