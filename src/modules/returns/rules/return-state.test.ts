import fc from "fast-check";
import { expect, it } from "vitest";
import { returnStates, returnTabs } from "../views.ts";
import { isDecided, isHolding, isOver, mayFollow, mayStepBack, tabStates } from "./return-state.ts";

it("leads every return to an end, whichever way it goes", () => {
  const ways = fc.array(fc.nat(returnStates.length - 1), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(ways, (turns) => {
      let state: (typeof returnStates)[number] = "asked";
      for (const turn of turns) {
        const open = returnStates.filter((to) => mayFollow(state, to));
        state = open[turn % open.length] ?? state;
      }
      expect(isOver(state)).toBe(true);
    }),
  );
});

it("pays nothing for what nobody has looked at", () => {
  const before = returnStates.filter((from) => mayFollow(from, "refunded") || mayFollow(from, "exchanged"));
  expect(before).toEqual(["inspected"]);
});

it("lets a customer withdraw until the goods are on their way", () => {
  expect(returnStates.filter((from) => mayFollow(from, "withdrawn"))).toEqual(["asked", "accepted"]);
});

it("takes back no money and no parcel that left", () => {
  expect(returnStates.filter((state) => !mayStepBack(state))).toEqual([
    "asked",
    "refunded",
    "exchanged",
    "withdrawn",
  ]);
});

it("keeps goods for an exchange from the yes until they leave", () => {
  const held = returnStates.filter((state) => isHolding({ state, wish: "exchange" }));
  expect(held).toEqual(["accepted", "onWay", "received", "inspected"]);
  expect(returnStates.some((state) => isHolding({ state, wish: "refund" }))).toBe(false);
  expect(returnStates.filter(isDecided)).toEqual(["inspected", "refunded", "exchanged"]);
});

it("has one tab for each state", () => {
  const all = returnTabs.flatMap((tab) => tabStates[tab]);
  expect(all.toSorted()).toEqual(returnStates.toSorted());
});
