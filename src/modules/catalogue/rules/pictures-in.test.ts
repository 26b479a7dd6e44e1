import { expect, it } from "vitest";
import { firstPictureIn } from "./pictures-in.ts";

const picture = { file: "lamp.1", width: 1_200, height: 900, colour: "#fff", alt: "Lamp" };

it("shows the first picture as it stands now, without the words of another page", () => {
  const of = (alt: string) =>
    JSON.stringify([
      { ...picture, alt, altHi: "दीपक" },
      { ...picture, file: "lamp.2" },
    ]);
  expect(firstPictureIn(of("Lamp"))).toEqual(picture);
  expect(firstPictureIn(of("Brass lamp"))).toEqual({ ...picture, alt: "Brass lamp" });
  expect(firstPictureIn(of("Lamp"))).toEqual(picture);
  for (let at = 0; at < 2_000; at++)
    expect(firstPictureIn(of(`Lamp ${at}`))).toEqual({ ...picture, alt: `Lamp ${at}` });
});

it("shows none where there is none", () => {
  expect(firstPictureIn("[]")).toBeNull();
  expect(firstPictureIn("[]")).toBeNull();
});
