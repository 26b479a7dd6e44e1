import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, roundedRect, softened, turned } from "../rig/shapes.ts";

export const models: Models = {
  clock: {
    build: clock,
    shots: { main: { azimuth: -16, elevation: 6 }, angle: { azimuth: 34, elevation: 12 } },
  },
};

function clock(params: Params, m: Materials): THREE.Object3D {
  const teak = m.wood(params.color, 2.4, "x", { clearcoat: 0.25, clearcoatRoughness: 0.5 });
  const brass = m.metal(params.accent, 0.2);
  const flat = (geometry: THREE.BufferGeometry, material: THREE.Material, z = 0) =>
    mesh(geometry.rotateX(Math.PI / 2), material, [0, 0, z]);
  const whole = group(
    flat(
      turned(
        softened(
          [
            [0, 0],
            [9.6, 0],
            [10, 0.4],
            [10, 1.4],
            [9.5, 1.8],
            [8.9, 1.8],
            [8.7, 1.1],
            [0, 1.1],
          ],
          0.25,
        ),
        false,
        128,
      ),
      teak,
    ),
    flat(
      turned(
        [
          [8.6, 1.12],
          [8.78, 1.2],
          [8.86, 1.1],
        ],
        false,
        128,
      ),
      brass,
    ),
  );
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    const size = i % 3 === 0 ? 0.52 : 0.34;
    whole.add(
      mesh(new THREE.SphereGeometry(size, 28, 16).scale(1, 1, 0.45), brass, [
        Math.sin(angle) * 7.3,
        Math.cos(angle) * 7.3,
        1.15,
      ]),
    );
  }
  for (const [angle, long, wide, z] of [
    [-0.98, 4.6, 0.52, 1.35],
    [0.98, 6.5, 0.38, 1.5],
  ] as const) {
    const hand = mesh(plate(roundedRect(wide, long, wide / 2), 0.12, 0.05), brass, [
      Math.sin(angle) * long * 0.42,
      Math.cos(angle) * long * 0.42,
      z,
    ]);
    hand.rotation.z = -angle;
    whole.add(hand);
  }
  const second = mesh(roundedBox(0.09, 8.4, 0.06, 0.03), m.metal(shade(params.accent, -0.4), 0.3), [
    Math.sin(2.5) * 2.4,
    Math.cos(2.5) * 2.4,
    1.6,
  ]);
  second.rotation.z = -2.5;
  whole.add(
    second,
    flat(
      turned(
        softened(
          [
            [0, 0],
            [0.55, 0],
            [0.5, 0.45],
            [0, 0.5],
          ],
          0.1,
        ),
      ),
      brass,
      1.35,
    ),
  );
  whole.rotation.x = -0.09;
  const ledge = mesh(
    roundedBox(16, 0.7, 4.4, 0.15),
    m.wood(shade(params.color, -0.25), 1.1, "x"),
    [0, -10.3, 0.5],
  );
  return group(whole, ledge);
}
