import { expect, it } from "vitest";
import { addToValue, readValue } from "#platform/database/key-values.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { changedSince, noteChanged } from "./search-changes-repository.ts";
import { searchVersionKey } from "./vocabulary-repository.ts";

describeOnBothEngines("what the index changed", (openFresh) => {
  it("is told between two versions, each product that any of them changed", async () => {
    const { db, from, note } = await opened();
    for (const numbers of [[1], [2, 3, 2], [1]]) await note(numbers);
    const all = await changedSince(db.read, { from, to: from + 3 });
    expect(new Set(all)).toEqual(new Set([1, 2, 3]));
    expect(await changedSince(db.read, { from: from + 2, to: from + 3 })).toEqual([1]);
    expect(await changedSince(db.read, { from, to: from + 2 })).toHaveLength(3);
  });

  it("is not told where one version says nothing, changed many, or lies too far back", async () => {
    const { db, from, note } = await opened();
    await note([1]);
    await note(Array.from({ length: 501 }, (_, at) => at + 1));
    await note([2]);
    expect(await changedSince(db.read, { from, to: from + 3 })).toBeNull();
    expect(await changedSince(db.read, { from: from + 2, to: from + 3 })).toEqual([2]);
    // A replica that lags has not heard of the last one.
    expect(await changedSince(db.read, { from: from + 2, to: from + 4 })).toBeNull();
    await db.write((tx) => addToValue(tx, searchVersionKey, 999));
    await note([3]);
    expect(await changedSince(db.read, { from: from + 2, to: from + 3 })).toBeNull();
    expect(await changedSince(db.read, { from: from + 1_002, to: from + 1_003 })).toEqual([3]);
  });

  async function opened() {
    const db = await openFresh({ demo: false });
    const from = await readValue(db.read, searchVersionKey);
    const note = (numbers: readonly number[]) => db.write((tx) => noteChanged(tx, numbers));
    return { db, from, note };
  }
});
