import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { StoreCard } from "./store-card.tsx";

const store = {
  id: "mumbai",
  name: "Haat Bandra West",
  city: "Mumbai",
  address: "5 Hill Road, Mumbai 400050",
  pinCode: "400050",
  about: "Cottons.",
  phone: "+91 22 5550 0142",
  whatsapp: "+91 22 5550 0142",
  timings: "10:00 AM - 9:00 PM",
  tags: [],
  lat: 19.05,
  lng: 72.83,
  picture: null,
  isNearest: false,
};

it("says in the name of a link whom it calls, with the word that one sees", () => {
  const card = createElement(StoreCard, { store, onDetails: () => undefined });
  expect(renderToStaticMarkup(createElement(MemoryRouter, null, card))).toMatch(
    /<a [^>]*aria-label="Call Haat Bandra West"[^>]*>Call</,
  );
  for (const lang of ["en", "hi"] as const) {
    const { call, callTo } = textsOf(lang).stores;
    expect(callTo(store.name)).toContain(call);
    expect(callTo(store.name)).toContain(store.name);
  }
});

it("keeps the hours in the card of a phone that runs no script, and the number in the details", () => {
  const card = createElement(StoreCard, { store, onDetails: () => undefined });
  const page = renderToStaticMarkup(createElement(MemoryRouter, null, card));
  const rows = page.split('<div class="store-fact ').slice(1);
  const classOf = (icon: string) => rows.find((row) => row.includes(icon))?.split('"')[0];
  expect(classOf("Open daily")).toBe("store-hours");
  expect(classOf("Phone")).toBe("not-phone");
});
