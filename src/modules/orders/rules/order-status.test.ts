import { describe, expect, it } from "vitest";
import { type OrderStatus, stages } from "../order-view.ts";
import { canCancel, canMove, isOrderStatus, nextStage, stageIndex } from "./order-status.ts";

const all: OrderStatus[] = ["pending", ...stages, "cancelled"];

describe("order status", () => {
  it("never moves back, and never out of an end", () => {
    const order = new Map(all.map((status, at) => [status, at]));
    for (const from of all)
      for (const to of all) {
        if (canMove(from, to)) expect(order.get(to)).toBeGreaterThan(order.get(from) ?? 99);
        if (from === "completed" || from === "cancelled") expect(canMove(from, to)).toBe(false);
      }
  });

  it("walks from pending to completed stage by stage", () => {
    const path = ["pending", ...stages] as OrderStatus[];
    for (const [at, status] of path.slice(0, -1).entries())
      expect(canMove(status, path[at + 1] as OrderStatus)).toBe(true);
    expect(stages.map((stage) => nextStage(stage))).toEqual([...stages.slice(1), undefined]);
  });

  it("can be cancelled until the parcel has left", () => {
    expect(all.filter(canCancel)).toEqual(["pending", "ordered", "processing"]);
  });

  it("reads a stage whatever its case, and leaves the unknown alone", () => {
    expect(stageIndex("Shipped")).toBe(2);
    expect(stageIndex("COMPLETED")).toBe(4);
    expect(stageIndex("teleported")).toBeUndefined();
    expect(stageIndex("pending")).toBeUndefined();
    expect(isOrderStatus("teleported")).toBe(false);
    expect(isOrderStatus("constructor")).toBe(false);
    expect(nextStage("pending")).toBeUndefined();
  });
});
