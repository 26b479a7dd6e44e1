import { expect, it } from "vitest";
import { stages } from "../order-view.ts";
import {
  documentedHistory,
  isComing,
  mayDo,
  type OrderAction,
  stateAfter,
  stateOf,
  statusAndStepOf,
} from "./order-step.ts";

it("keeps the documented status of every step", () => {
  expect(statusAndStepOf("packed", "ordered")).toEqual({ status: "processing", step: "packed" });
  expect(statusAndStepOf("partSent", "processing")).toEqual({ status: "shipped", step: "partSent" });
  expect(statusAndStepOf("returned", "delivered")).toEqual({ status: "delivered", step: "returned" });
  expect(statusAndStepOf("shipped", "processing")).toEqual({ status: "shipped", step: null });
  expect(stateOf({ status: "processing", step: "packed" })).toBe("packed");
});

it("lets no action touch what was never sold or is over", () => {
  const actions: OrderAction[] = ["pack", "send", "correct", "deliver", "comeBack", "takeBack", "stepBack"];
  for (const status of ["pending", "cancelled"] as const)
    for (const action of actions) expect(mayDo(action, { status, step: null })).toBe(false);
});

it("sends what came back undelivered, and nothing that was handed over before", () => {
  expect(mayDo("send", { status: "shipped", step: "returned" })).toBe(true);
  expect(mayDo("send", { status: "delivered", step: "returned" })).toBe(false);
});

it("promises a day for what is to come, and for nothing that travels back", () => {
  expect(isComing({ status: "ordered", step: null })).toBe(true);
  expect(isComing({ status: "processing", step: "packed" })).toBe(true);
  expect(isComing({ status: "shipped", step: "partSent" })).toBe(true);
  for (const step of ["returning", "returned"] as const)
    expect(isComing({ status: "shipped", step })).toBe(false);
  for (const status of ["pending", "delivered", "cancelled"])
    expect(isComing({ status, step: null })).toBe(false);
});

it("follows from the parcels", () => {
  const at = (...states: ("sent" | "delivered" | "returning" | "returned")[]) =>
    stateAfter(
      states.map((state) => ({ state })),
      { isAllSent: true, status: "shipped" },
    );
  expect(at("sent", "delivered")).toBe("shipped");
  expect(at("delivered", "delivered")).toBe("delivered");
  expect(at("delivered", "returned")).toBe("delivered");
  expect(at("returned", "returned")).toBe("returned");
  expect(at("sent", "returning")).toBe("returning");
  expect(stateAfter([{ state: "sent" }], { isAllSent: false, status: "shipped" })).toBe("partSent");
  expect(stateAfter([{ state: "delivered" }], { isAllSent: true, status: "completed" })).toBe("completed");
});

it("tells a shopper documented words alone, each once until another follows", () => {
  const story = ["pending", "ordered", "note", "processing", "packed", "partSent", "number", "shipped"];
  const more = ["returning", "returned", "refund", "packed", "shipped", "delivered"];
  const told = documentedHistory([...story, ...more].map((status, at) => ({ status, at })));
  expect(told.map(({ status }) => status)).toEqual([
    "pending",
    "ordered",
    "processing",
    "shipped",
    "processing",
    "shipped",
    "delivered",
  ]);
  const known: readonly string[] = ["pending", ...stages, "cancelled"];
  expect(told.every(({ status }) => known.includes(status))).toBe(true);
});
