import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { Button } from "./button.tsx";
import { Chip } from "./chip.tsx";
import { Dialog } from "./dialog.tsx";
import { TextAreaField, TextField } from "./field.tsx";
import { Pagination } from "./pagination.tsx";
import { Quantity } from "./quantity.tsx";
import { RadioTiles } from "./radio-tiles.tsx";
import { Stars } from "./stars.tsx";
import { StructuredData } from "./structured-data.tsx";
import { Toaster } from "./toaster.tsx";

/** As the server writes it, inside a router for the links. */
function html<Props extends object>(part: ComponentType<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(part, props)));
}

const tags = (text: string, name: string) => text.match(new RegExp(`<${name}[ >][^>]*>?`, "g")) ?? [];
const attribute = (tag: string | undefined, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag ?? "")?.[1];

describe("a field", () => {
  it("ties its label, hint and error to the control, the error first", () => {
    const text = html(TextField, { label: "Name", name: "name", hint: "As on the card", error: "Missing" });
    const [input] = tags(text, "input");
    const id = attribute(input, "id");
    expect(text).toContain(`for="${id}"`);
    expect(attribute(input, "aria-invalid")).toBe("true");
    const described = attribute(input, "aria-describedby")?.split(" ") ?? [];
    expect(described).toEqual([`${id}-error`, `${id}-hint`]);
    for (const one of described) expect(text).toContain(`id="${one}"`);
  });

  it("says that it may be left empty, and nothing of errors when there are none", () => {
    const free = html(TextField, { label: "Company" });
    expect(free).toContain("field-optional");
    expect(free).not.toContain("aria-invalid");
    expect(html(TextAreaField, { label: "Street", required: true })).not.toContain("field-optional");
  });
});

describe("radio tiles", () => {
  const tiles = [
    { value: "red", label: "Red", sign: "●" },
    { value: "blue", label: "Blue", disabled: true },
  ];

  it("are one named group of native radios, whose signs are for the eyes alone", () => {
    const text = html(RadioTiles, { legend: "Colour", name: "colour", tiles, defaultValue: "red" });
    expect(text).toMatch(/<fieldset[^>]*><legend[^>]*>Colour<\/legend>/);
    const radios = tags(text, "input");
    expect(radios.map((radio) => attribute(radio, "name"))).toEqual(["colour", "colour"]);
    expect(radios[0]).toContain("checked");
    expect(radios[1]).toContain("disabled");
    expect(text).toContain('<span aria-hidden="true">●</span>');
  });

  it("say what is missing at the group and at each choice", () => {
    const text = html(RadioTiles, { legend: "Size", name: "size", tiles, error: "Please select a size" });
    const id = attribute(tags(text, "fieldset")[0], "aria-describedby");
    expect(text).toContain(`id="${id}"`);
    expect(tags(text, "input").every((radio) => attribute(radio, "aria-invalid") === "true")).toBe(true);
  });
});

describe("a quantity", () => {
  it.each([
    [1, 5, [true, false]],
    [3, 5, [false, false]],
    [5, 5, [false, true]],
  ])("of %i of at most %i offers only what is possible", (value, most, ends) => {
    const text = html(Quantity, { of: "Brass lamp", value, most });
    expect(tags(text, "button").map((button) => button.includes("disabled"))).toEqual(ends);
    expect(text).toMatch(/<fieldset[^>]*><legend/);
    expect(text.match(/Brass lamp/g)?.length).toBeGreaterThanOrEqual(4);
  });
});

describe("a button", () => {
  it("sends no form unless it is told to", () => {
    expect(attribute(tags(html(Button, { children: "Add" }), "button")[0], "type")).toBe("button");
  });

  it("says that it is busy, stays in reach and keeps its width", () => {
    const text = html(Button, { children: "Pay", pending: true });
    const [button] = tags(text, "button");
    expect(attribute(button, "aria-busy")).toBe("true");
    expect(button).not.toMatch(/ disabled/);
    expect(text).toContain("data-hidden");
    expect(text).toContain("Pay");
  });
});

describe("pages", () => {
  const addressOf = (page: number) => `/products?page=${page}`;

  it("are links with names, the shown one marked, with a way back and on", () => {
    const text = html(Pagination, { page: 2, pages: 3, addressOf });
    const links = tags(text, "a");
    expect(links.map((link) => attribute(link, "href"))).toEqual([1, 1, 2, 3, 3].map(addressOf));
    expect(links.filter((link) => attribute(link, "aria-current") === "page")).toHaveLength(1);
    expect(links.map((link) => attribute(link, "rel")).filter(Boolean)).toEqual(["prev", "next"]);
  });

  it("are not there where one page is all", () => {
    expect(html(Pagination, { page: 1, pages: 1, addressOf })).toBe("");
  });
});

it("stars are filled by whole ones and read out exactly", () => {
  const text = html(Stars, { rate: 4.6, count: 12 });
  expect(text).toContain("--filled:4");
  const [name] = /aria-label="[^"]*"/.exec(text) ?? [];
  expect(name).toContain("4.6");
  expect(name).toContain("12");
});

it("a chip is a link that says what it takes away", () => {
  const [link] = tags(html(Chip, { label: "Books", to: "/products", removeLabel: "Take Books away" }), "a");
  expect(attribute(link, "aria-label")).toBe("Take Books away");
  expect(attribute(link, "href")).toBe("/products");
});

it("facts for search engines keep every sign, and none of them ends their block", () => {
  const facts = { "@type": "Product", name: "</script><!-- & 'lamp'" };
  const [, json = ""] =
    /<script[^>]*>(.*?)<\/script>$/.exec(html(StructuredData, { about: "/", facts })) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject(facts);
});

it("a dialog that was never opened is no part of the page", () => {
  expect(html(Dialog, { open: false, onClose: () => undefined, title: "Card", children: "secret" })).toBe("");
});

it("messages have both their live regions from the start, empty", () => {
  const text = html(Toaster, {});
  expect(text).toMatch(/<div role="alert"><\/div>/);
  expect(text).toMatch(/<div role="status"><\/div>/);
});
