import type * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, roundedRect, tube, warp } from "../rig/shapes.ts";

export const models: Models = {
  bag: {
    build: backpack,
    shots: { main: { azimuth: 28, elevation: 12 }, angle: { azimuth: -36, elevation: 18 } },
  },
};

function backpack(params: Params, m: Materials): THREE.Object3D {
  const cloth = m.fabric(params.colour, 0.16, { sheen: 0.15 });
  const deep = m.fabric(shade(params.colour, -0.3), 0.16, { sheen: 0.1 });
  const accent = params.colour === params.accent ? "#2b2d31" : params.accent;
  const strap = m.fabric("#26282b", 0.12);
  const trim = m.plastic(accent, 0.5);
  const puff = (w: number, h: number, d: number, r: number, sag = 0.5) =>
    warp(roundedBox(w, h, d, r, 14), (p) => {
      const [u, v] = [p.x / (w / 2), p.y / (h / 2)];
      if (p.z > 0) p.z += sag * (1 - u * u) * (1 - v * v);
      p.x += 0.18 * Math.sin(p.y * 0.7 + p.z) * (1 - v * v);
      p.z += 0.09 * Math.sin(p.x * 1.3 + p.y * 0.9);
    });
  const whole = group(mesh(puff(17, 30, 9.5, 3.6, 1.4), cloth, [0, 15.4, 0]));
  whole.add(mesh(puff(17.6, 7, 10.8, 3.2, 1), deep, [0, 30.6, 0.2]));
  whole.add(mesh(puff(12.6, 13, 4.4, 2, 0.9), cloth, [0, 9.6, 6]));
  whole.add(mesh(puff(11, 5, 2.6, 1.2, 0.6), deep, [0, 21.6, 5.9]));
  for (const side of [-1, 1]) whole.add(mesh(puff(4.6, 11.5, 6.4, 2, 0.4), deep, [side * 9.3, 8.4, 0.4]));
  const zip = (y: number, z: number, w: number) => {
    whole.add(
      mesh(
        tube(
          [
            [-w, y - 0.6, z - 1],
            [-w * 0.85, y, z],
            [0, y + 0.25, z + 0.45],
            [w * 0.85, y, z],
            [w, y - 0.6, z - 1],
          ],
          0.22,
          false,
          60,
          8,
        ),
        strap,
      ),
    );
    whole.add(mesh(roundedBox(0.5, 1.9, 0.24, 0.1), trim, [w * 0.55, y - 0.9, z + 0.4]));
  };
  zip(14.4, 8.5, 5.6);
  zip(23.2, 7.5, 4.8);
  for (const x of [-5.2, 5.2]) {
    whole.add(
      mesh(
        tube(
          [
            [x, 34.2, 3],
            [x, 33, 6],
            [x, 29, 6.7],
            [x, 26, 6.6],
            [x, 23.4, 6.3],
          ],
          0.45,
          false,
          60,
          8,
        ).scale(1, 1, 1),
        strap,
      ),
    );
    whole.add(mesh(roundedBox(1.9, 1.6, 0.7, 0.25), trim, [x, 26.6, 6.9]));
  }
  for (const [x, y] of [
    [-8.6, 22],
    [8.6, 22],
    [-8.6, 15.6],
    [8.6, 15.6],
  ] as const) {
    const band = mesh(roundedBox(0.4, 1, 9, 0.15), strap, [x, y, 0.4]);
    whole.add(band, mesh(roundedBox(0.7, 1.5, 1.5, 0.2), trim, [x * 1.02, y, 2]));
  }
  whole.add(
    mesh(
      tube(
        [
          [-2.2, 33.5, -3.6],
          [-1.8, 35.8, -3.8],
          [0, 36.6, -3.9],
          [1.8, 35.8, -3.8],
          [2.2, 33.5, -3.6],
        ],
        0.5,
        false,
        50,
        10,
      ),
      strap,
    ),
  );
  for (const side of [-1, 1]) {
    const pad = plate(roundedRect(4, 24, 1.6), 1.3, 0.5);
    warp(pad, (p) => {
      p.z -= 2.6 * Math.cos((p.y / 12) * 1.5);
      p.x += side * 1.6 * Math.cos((p.y / 12) * 1.3);
    });
    whole.add(mesh(pad, deep, [side * 4.6, 19, -5.4]));
  }
  const loop = plate(roundedRect(3.2, 2, 0.3), 0.3, 0.1);
  whole.add(mesh(loop, m.leather(accent, 0.2), [0, 6.6, 9.6]));
  const cordage = tube(
    [
      [-4, 19.6, 7.5],
      [4, 16.6, 8.6],
      [-4, 16.8, 8.6],
      [4, 19.4, 7.6],
    ],
    0.14,
    false,
    60,
    8,
  );
  whole.add(mesh(cordage, trim));
  return whole;
}
