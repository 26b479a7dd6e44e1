import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, roundedBox, softened, tube, turned } from "../rig/shapes.ts";

export const models: Models = {
  speaker: {
    build: speaker,
    shots: {
      main: { azimuth: 24, elevation: 16 },
      detail: { azimuth: 30, elevation: 36, zoom: 2, at: [0.5, 0.85, 0.7] },
    },
  },
};

function speaker(params: Params, m: Materials): THREE.Object3D {
  const cloth = m.fabric(params.colour, 0.13);
  const cap = m.rubber(shade(params.colour, -0.45));
  const ring = m.metal(params.accent ?? "#c98b4a", 0.25);
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [4.1, 0.9],
            [4.35, 1.2],
            [4.35, 12.8],
            [4.1, 13.1],
          ],
          0.2,
        ),
      ),
      cloth,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [3.9, 0],
            [4.25, 0.9],
            [4.1, 1],
            [0, 1],
          ],
          0.25,
        ),
      ),
      cap,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 12.9],
            [4.1, 13],
            [4.25, 13.2],
            [3.9, 14],
            [3.3, 14],
            [3.1, 13.8],
            [0, 13.8],
          ],
          0.2,
        ),
      ),
      cap,
    ),
    mesh(new THREE.TorusGeometry(4.28, 0.13, 16, 96).rotateX(Math.PI / 2), ring, [0, 13.05, 0]),
    mesh(new THREE.TorusGeometry(4.28, 0.13, 16, 96).rotateX(Math.PI / 2), ring, [0, 1.05, 0]),
  );
  const mark = (x: number, plus: boolean) => {
    whole.add(mesh(roundedBox(0.9, 0.1, 0.18, 0.05), ring, [x, 13.85, 0]));
    if (plus) whole.add(mesh(roundedBox(0.18, 0.1, 0.9, 0.05), ring, [x, 13.85, 0]));
  };
  mark(-1.7, false);
  mark(1.7, true);
  whole.add(mesh(new THREE.TorusGeometry(0.5, 0.08, 12, 40).rotateX(Math.PI / 2), ring, [0, 13.84, 0]));
  const loop = tube(
    [
      [4.2, 12.2, 0.6],
      [5, 11.6, 0.9],
      [5.6, 9.6, 1.1],
      [5.55, 8.3, 1.2],
      [5.2, 7.6, 1.15],
      [4.9, 8.6, 1.05],
      [4.7, 10.6, 0.8],
      [4.25, 12, 0.4],
    ],
    0.3,
    false,
    90,
    12,
  );
  whole.add(mesh(loop, m.leather(params.accent ?? "#c98b4a", 0.1)));
  return whole;
}
