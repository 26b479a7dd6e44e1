import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { clock, dayHeading, minute, moment } from "./format-dates.ts";

const now = Date.parse("2026-11-22T10:00:00+05:30");

it("names the year of a moment in another year, by India's clock", () => {
  expect(minute(Date.parse("2026-12-31T23:59:00+05:30"), "en", now)).not.toContain("2026");
  expect(minute(Date.parse("2027-01-01T00:00:00+05:30"), "en", now)).toContain("2027");
  expect(minute(Date.parse("2025-12-31T23:59:00+05:30"), "hi", now)).toContain("2025");
});

it("keeps the half of the day beside its hour", () => {
  expect(minute(now, "en", now)).toMatch(/10:00\u00a0am$/);
});

it("calls the last two days what people call them, by India's clock", () => {
  const at = (time: string) => Date.parse(`${time}+05:30`);
  expect(dayHeading(at("2026-11-22T00:10:00"), "en", now)).toBe("today, 22 November 2026");
  expect(dayHeading(at("2026-11-21T23:50:00"), "en", now)).toBe("yesterday, 21 November 2026");
  expect(dayHeading(at("2026-11-20T23:50:00"), "hi", now)).toBe("20 नवंबर 2026");
  expect(clock(at("2026-11-20T23:50:00"), "en")).toBe("11:50\u00a0pm");
});

it("brings its own को in Hindi, and no sentence that takes it says another", () => {
  const when = minute(now, "hi", now);
  expect(when).toMatch(/22 नवंबर को .*बजे$/);
  const { manage, support, track } = textsOf("hi");
  const { people, order, messages } = manage;
  const said = [
    people.seen(when),
    people.sentAt(when),
    people.sentBy(when, "आशा"),
    order.linkSent(when, when),
    messages.law.acknowledged(when),
    support.page.law.acknowledged(when),
    track.sentAt(when),
  ];
  for (const sentence of said) expect(sentence).not.toContain("बजे को");
});

it("is short in lists: the time today, the day before that, the year where it is another", () => {
  expect(moment(now, "en", now)).toBe("10:00\u00a0am");
  expect(moment(Date.parse("2026-11-21T23:59:00+05:30"), "en", now)).toBe("21 Nov");
  expect(moment(Date.parse("2026-11-21T23:59:00+05:30"), "hi", now)).toBe("21 नवंबर");
  expect(moment(Date.parse("2025-11-21T23:59:00+05:30"), "en", now)).toContain("2025");
});
