import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { group, mesh, tube, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  vase: {
    build: vase,
    shots: { main: { azimuth: 16, elevation: 8 }, "in-use": { azimuth: -24, elevation: 10 } },
  },
};

function vase(params: Params, m: Materials, view: View): THREE.Object3D {
  const body = turned(
    [
      [0, 0],
      [2.6, 0],
      [3, 0.3],
      [5, 2.8],
      [5.9, 5.6],
      [5.2, 8.6],
      [2.7, 10.8],
      [1.7, 12],
      [1.75, 13.4],
      [2.3, 14.2],
      [2.05, 14.2],
      [1.4, 13.2],
      [1.3, 12],
      [1, 10],
    ],
    true,
    params.ribs * 8,
  );
  warp(body, (p) => {
    const angle = Math.atan2(p.z, p.x);
    const strength = Math.max(0, Math.min(1, (12 - p.y) / 3)) * Math.min(1, p.y / 1.2);
    const rib = 1 - 0.03 * strength * Math.abs(Math.sin((angle * params.ribs) / 2)) ** 0.7;
    p.set(p.x * rib, p.y, p.z * rib);
  });
  const whole = group(
    mesh(
      body,
      m.clay(params.color, 0.2, {
        roughness: 0.72,
        surface: { kind: "grain", scale: 0.2, depth: 0.08, stain: 0.05 },
      }),
    ),
  );
  const bark = m.clay(params.accent, 0.15);
  const stems: [number, number, number][][] = [
    [
      [0, 6, 0],
      [0.3, 14, 0],
      [1.6, 20, 0.6],
      [4.6, 26, 0.4],
      [5.6, 30, 1],
    ],
    [
      [0, 6, 0],
      [-0.5, 14, 0.2],
      [-2.2, 19, 0.4],
      [-3.4, 24.6, -0.6],
      [-6.2, 28.5, -0.4],
    ],
    [
      [0.4, 10, 0],
      [0.6, 16, -0.4],
      [0.3, 22, -1.4],
      [1.2, 27, -1.2],
    ],
  ];
  stems.slice(0, view === "in-use" ? 3 : 2).forEach((stem, s) => {
    const curve = new THREE.CatmullRomCurve3(stem.map((p) => new THREE.Vector3(...p)));
    whole.add(mesh(tube(stem, 0.17, false, 80, 8), bark));
    for (let i = 0; i < 9; i++) {
      const [at, side] = [curve.getPointAt(0.42 + i * 0.063), i % 2 ? 1 : -1];
      const [dx, dz] = [side * (1.2 + (i % 3) * 0.4), ((i + s) % 3) - 1];
      whole.add(
        mesh(
          tube(
            [
              [at.x, at.y, at.z],
              [at.x + dx * 0.6, at.y + 0.7, at.z + dz * 0.5],
              [at.x + dx, at.y + 1.7, at.z + dz],
            ],
            0.08,
            false,
            20,
            6,
          ),
          bark,
        ),
      );
      whole.add(
        mesh(new THREE.SphereGeometry(1, 16, 12).scale(0.3, 0.42, 0.3), m.clay("#d9b98a", 0.1), [
          at.x + dx,
          at.y + 1.9,
          at.z + dz,
        ]),
      );
    }
  });
  return whole;
}
