import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Testimonials } from "./testimonials.tsx";

it("marks who speaks by the letters of the name", () => {
  const one = { text: "Good cloth.", stars: 5 };
  const testimonials = [
    { ...one, name: "Meera", city: "Pune" },
    { ...one, name: "मीरा", city: "पुणे" },
  ];
  const says = { title: "What people say", lead: "" } as Parameters<typeof Testimonials>[0]["says"];
  const page = renderToStaticMarkup(createElement(Testimonials, { testimonials, says }));
  expect(page).toContain('<span lang="en">Meera, Pune');
  expect(page).toContain('<span lang="hi">मीरा, पुणे');
});
