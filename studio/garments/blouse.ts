import { brightness, toned } from "../relief/colour.ts";
import type { Part } from "../relief/part.ts";
import { chestFolds } from "./drape.ts";
import { disc } from "./findings.ts";
import type { Garment, Look } from "./look.ts";
import { flipped, mirrored, mirroredFolds } from "./outline.ts";
import { lotus, scattered } from "./prints.ts";
import { tassels } from "./rail.ts";
import { Sleeve } from "./sleeve.ts";

export const blouse: Garment = (look) => ({
  parts: look.second ? back(look) : front(look),
  view: { x: 80, y: 75, size: 840 },
});

function front(look: Look): Part[] {
  const cloth = brocade(look);
  return [
    {
      outline: mirrored([500, 236], [440, 232, 390, 232, 362, 242], [356, 340, 400, 420, 500, 446]),
      ...cloth,
      print: "",
      colour: toned(look.colour, -0.35),
      wrinkle: 0,
      swell: 0,
    },
    ...sleeves(look, cloth),
    {
      outline: mirrored(
        [500, 400],
        [484, 366, 440, 356, 408, 372],
        [388, 330, 376, 280, 372, 232],
        [336, 238, 300, 248, 270, 262],
        [276, 320, 280, 380, 276, 440],
        [282, 540, 290, 630, 296, 716],
        [360, 736, 430, 742, 500, 742],
      ),
      ...cloth,
      sewn: true,
      thickness: 11,
      swell: 18,
      seams: "M408 376C420 480 392 600 400 736M592 376C580 480 608 600 600 736",
      creases: chestFolds([278, 440], 0.8),
    },
    {
      outline:
        "M372 232C376 280 388 330 408 372C440 356 484 366 500 400C516 366 560 356 592 372C612 330 624 280 628 232L642 234C638 290 624 350 604 394C566 376 526 386 500 428C474 386 434 376 396 394C376 350 362 290 358 234Z",
      colour: trim(look),
      cloth: "silk",
      thickness: 4,
      edge: 4,
      swell: 0,
      wrinkle: 0,
    },
    {
      outline: "M296 706C360 726 640 726 704 706L706 734C640 756 360 756 294 734Z",
      colour: trim(look),
      cloth: "silk",
      thickness: 3.5,
      edge: 4,
      swell: 0,
      wrinkle: 0,
    },
    ...[470, 522, 574, 626, 678].map(
      (y): Part => ({
        outline: disc(500, y, 8),
        colour: trim(look),
        cloth: "silk",
        thickness: 7,
        edge: 5,
        swell: 0,
        wrinkle: 0,
      }),
    ),
  ];
}

function back(look: Look): Part[] {
  const cloth = brocade(look);
  const cord = { colour: trim(look), cloth: "silk", thickness: 8, edge: 4, swell: 0, wrinkle: 0 } as const;
  return [
    ...sleeves(look, cloth),
    {
      outline: mirrored(
        [500, 600],
        [430, 596, 386, 520, 380, 420],
        [376, 350, 374, 290, 372, 232],
        [336, 238, 300, 248, 270, 262],
        [276, 320, 280, 380, 276, 440],
        [282, 540, 290, 630, 296, 716],
        [360, 736, 430, 742, 500, 742],
      ),
      ...cloth,
      sewn: true,
      thickness: 11,
      swell: 16,
      creases: chestFolds([278, 480], 0.6),
    },
    {
      outline:
        "M372 232C374 290 376 350 380 420C386 520 430 596 500 600C570 596 614 520 620 420C624 350 626 290 628 232L642 234C640 300 638 370 634 430C626 540 580 618 500 622C420 618 374 540 366 430C362 370 360 300 358 234Z",
      ...cord,
      thickness: 4,
    },
    { outline: "M296 706C360 726 640 726 704 706L706 734C640 756 360 756 294 734Z", ...cord, thickness: 3.5 },
    {
      outline:
        "M372 262C420 286 470 296 498 296C530 296 580 286 628 262L628 272C580 296 530 308 500 308C470 308 420 298 372 272Z",
      ...cord,
    },
    {
      outline:
        "M494 300C480 350 462 400 458 446L468 448C474 402 492 354 506 302ZM500 300C520 350 540 390 544 470L554 468C552 390 532 348 512 300Z",
      ...cord,
    },
    ...tassels([463], 440, trim(look), 66),
    ...tassels([549], 462, trim(look), 66),
    ...[
      [463, 444],
      [549, 466],
    ].map(([x, y]): Part => ({ outline: disc(x!, y!, 11), ...cord, thickness: 12, edge: 8 })),
    { outline: disc(502, 302, 13), ...cord, thickness: 10, edge: 9 },
  ];
}

function brocade(look: Look) {
  const ink = brightness(look.colour) > 0.4 ? look.accent : "#d0a852";
  const motif = `<g transform="scale(1.25)">${lotus(ink)}</g><circle cy="18" r="3" fill="${ink}"/>`;
  const lattice = `<g fill="none" stroke="${toned(look.colour, brightness(look.colour) > 0.4 ? -0.2 : 0.18)}" stroke-width="3">${Array.from({ length: 34 }, (_, i) => `<path d="M${i * 44 - 300} -100l1200 1200M${i * 44 + 100} -100l-1200 1200"/>`).join("")}</g>`;
  return {
    colour: look.colour,
    cloth: "silk",
    gloss: 0.35,
    thickness: 10,
    edge: 6,
    wrinkle: 0.7,
    print: `${lattice}${scattered(motif, 62, 62)}`,
  } as const;
}

function trim(look: Look): string {
  return brightness(look.colour) > 0.4 ? look.accent : "#c9a24a";
}

function sleeves(look: Look, cloth: ReturnType<typeof brocade>): Part[] {
  const arm = new Sleeve({
    shoulder: [278, 264],
    armpit: [280, 440],
    angle: 54,
    length: 260,
    cuff: 150,
    bow: 18,
  });
  return [false, true].flatMap((right): Part[] => {
    const side = (path: string) => (right ? flipped(path) : path);
    return [
      {
        outline: side(arm.outline),
        ...cloth,
        creases: right ? mirroredFolds(arm.folds()) : arm.folds(),
        seed: right ? 4 : 2,
      },
      {
        outline: side(arm.cuff(34, 1)),
        colour: trim(look),
        cloth: "silk",
        thickness: 3,
        edge: 4,
        swell: 0,
        wrinkle: 0,
      },
    ];
  });
}
