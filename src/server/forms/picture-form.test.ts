import { expect, it } from "vitest";
import type { Lang } from "#contract/texts/lang.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { readAnyForm, withEachPicture } from "./picture-form.ts";

const url = "http://localhost/manage/goods/1";

function sent(
  pictures: readonly Uint8Array<ArrayBuffer>[],
  call: string = goodsOfficeEndpoints.addPicture.name,
): Request {
  const form = new FormData();
  form.set("call", call);
  for (const bytes of pictures) form.append("picture", new File([bytes], "one.jpg"));
  return new Request(url, { method: "POST", body: form });
}

const refused = (field: string) => ({
  type: "DataWithResponseInit" as const,
  data: { call: "", message: "Not this one", field },
  init: { status: 422 },
});

async function acted(
  request: Request,
  answers: readonly (number | ReturnType<typeof refused>)[],
  lang: Lang = "en",
) {
  const read = await readAnyForm(request);
  if (!read.ok) return read.reason;
  const told: unknown[] = [];
  const answer = await withEachPicture(read.value, { lang }, async (whole, ways) => {
    const fields = Object.fromEntries(new URLSearchParams(await whole.text()));
    told.push(ways.input?.(goodsOfficeEndpoints.addPicture, fields));
    const next = answers[told.length - 1] ?? 303;
    return typeof next === "number" ? new Response(null, { status: next }) : next;
  });
  return answer instanceof Response ? told : { told, message: answer.data.message };
}

it("names a picture that cannot be used, and takes the others; whatever else is wrong ends it", async () => {
  const three = () => sent([new Uint8Array([1]), new Uint8Array([2]), new Uint8Array([3])]);
  const told = { length: 3 };
  expect(await acted(three(), [303, refused("picture"), 303])).toMatchObject({
    told,
    message: "one.jpg: Not this one",
  });
  expect(await acted(three(), [refused("picture"), refused("picture"), 303])).toMatchObject({
    told,
    message: "one.jpg: Not this one. one.jpg: Not this one.",
  });
  expect(await acted(three(), [refused("picture"), refused("picture"), 303], "hi")).toMatchObject({
    message: "one.jpg: Not this one। one.jpg: Not this one।",
  });
  expect(await acted(three(), [303, refused("id"), 303])).toMatchObject({
    told: { length: 2 },
    message: "Not this one",
  });
});

it("makes a call of each picture, with the same fields, until one is refused", async () => {
  const pictures = [new Uint8Array([1]), new Uint8Array([2]), new Uint8Array([3])];
  const call = goodsOfficeEndpoints.addPicture.name;
  expect(await acted(sent(pictures), [])).toEqual(pictures.map((picture) => ({ call, picture })));
  expect(await acted(sent(pictures), [303, 422])).toHaveLength(2);
  expect(await acted(sent([]), [])).toEqual([{ call }]);
});

it("refuses what is too large or cannot be read, and leaves a plain form as it is", async () => {
  const type = "multipart/form-data; boundary=x";
  const large = { "content-type": type, "content-length": "45100001" };
  expect(await acted(new Request(url, { method: "POST", headers: large, body: "--x" }), [])).toBe("tooLarge");
  const odd = new Request(url, { method: "POST", headers: { "content-type": type }, body: "--y" });
  expect(await acted(odd, [])).toBe("unreadable");
  const plain = new Request(url, { method: "POST", body: new URLSearchParams({ call: "a", seen: "1" }) });
  expect(await acted(plain, [])).toEqual([{ call: "a", seen: "1" }]);
});

it("makes a call that takes no picture once, and hands on all that came along by name", async () => {
  const bytes = new Uint8Array([1]);
  const read = await readAnyForm(sent([bytes, bytes], goodsOfficeEndpoints.make.name));
  if (!read.ok) throw new Error(read.reason);
  const told: unknown[] = [];
  const options = { withPictures: (pictures: readonly unknown[]) => ({ input: () => ({ pictures }) }) };
  await withEachPicture(read.value, { lang: "en", options }, async (_, { input: given }) => {
    told.push(given?.(goodsOfficeEndpoints.make, {}));
    return new Response(null, { status: 303 });
  });
  const one = { name: "one.jpg", bytes };
  expect(told).toEqual([{ pictures: [one, one] }]);
});
