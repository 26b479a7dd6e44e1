import { expect, it } from "vitest";
import { shelvesCalls } from "#contract/calls/shelves.ts";
import { readAnyForm, withEachPicture } from "./picture-form.ts";

const url = "http://localhost/manage/goods/1";

function sent(
  pictures: readonly Uint8Array<ArrayBuffer>[],
  call: string = shelvesCalls.addPicture.name,
): Request {
  const form = new FormData();
  form.set("call", call);
  for (const bytes of pictures) form.append("picture", new File([bytes], "one.jpg"));
  return new Request(url, { method: "POST", body: form });
}

async function acted(request: Request, statuses: readonly number[]) {
  const read = await readAnyForm(request);
  if (!read.ok) return read.reason;
  const told: unknown[] = [];
  await withEachPicture(read.value, {}, async (whole, ways) => {
    const fields = Object.fromEntries(new URLSearchParams(await whole.text()));
    told.push(ways.given?.(shelvesCalls.addPicture, fields));
    return new Response(null, { status: statuses[told.length - 1] ?? 303 });
  });
  return told;
}

it("makes a call of each picture, with the same fields, until one is refused", async () => {
  const pictures = [new Uint8Array([1]), new Uint8Array([2]), new Uint8Array([3])];
  const call = shelvesCalls.addPicture.name;
  expect(await acted(sent(pictures), [])).toEqual(pictures.map((picture) => ({ call, picture })));
  expect(await acted(sent(pictures), [303, 422])).toHaveLength(2);
  expect(await acted(sent([]), [])).toEqual([{ call }]);
});

it("refuses what is too large or cannot be read, and leaves a plain form as it is", async () => {
  expect(await acted(sent([new Uint8Array(15_000_001)]), [])).toBe("tooLarge");
  const type = "multipart/form-data; boundary=x";
  const odd = new Request(url, { method: "POST", headers: { "content-type": type }, body: "--y" });
  expect(await acted(odd, [])).toBe("unreadable");
  const plain = new Request(url, { method: "POST", body: new URLSearchParams({ call: "a", seen: "1" }) });
  expect(await acted(plain, [])).toEqual([{ call: "a", seen: "1" }]);
});

it("makes a call that takes no picture once, and hands on all that came along, one too large by name", async () => {
  const small = new Uint8Array([1]);
  const read = await readAnyForm(sent([small, new Uint8Array(15_000_001)], shelvesCalls.make.name));
  if (!read.ok) throw new Error(read.reason);
  const told: unknown[] = [];
  const ways = { withPictures: (pictures: readonly unknown[]) => ({ given: () => ({ pictures }) }) };
  await withEachPicture(read.value, ways, async (_, { given }) => {
    told.push(given?.(shelvesCalls.make, {}));
    return new Response(null, { status: 303 });
  });
  expect(told).toEqual([{ pictures: [small, "tooLarge"] }]);
});
