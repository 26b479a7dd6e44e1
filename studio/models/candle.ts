import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { group, mesh, softened, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  candle: {
    build: candle,
    shots: { main: { azimuth: 18, elevation: 20 }, "in-use": { azimuth: -24, elevation: 34 } },
  },
};

function candle(params: Params, m: Materials, view: View): THREE.Object3D {
  const wax = m.plastic(params.color, 0.5, { emissive: "#ffb45c", emissiveIntensity: 0.1, sheen: 0.3 });
  const frost = m.plastic("#f3efe8", 0.42, {
    clearcoat: 0.5,
    clearcoatRoughness: 0.35,
    emissive: "#ffb765",
    emissiveIntensity: 0.09,
  });
  const flame = new THREE.LatheGeometry(
    [
      [0, 0],
      [0.2, 0.14],
      [0.27, 0.42],
      [0.17, 0.95],
      [0.05, 1.35],
      [0, 1.5],
    ].map(([x, y]) => new THREE.Vector2(x, y)),
    32,
  );
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [3.6, 0],
            [3.9, 0.4],
            [4, 9.6],
            [3.78, 9.6],
            [3.7, 7.2],
            [0, 7.2],
          ],
          0.25,
        ),
        false,
        96,
      ),
      frost,
    ),
    mesh(
      turned(
        [
          [0, 7],
          [3.72, 7],
          [3.72, 7.35],
          [3.2, 7.22],
          [0.8, 7.1],
          [0, 7.1],
        ],
        false,
        80,
      ),
      wax,
    ),
    mesh(new THREE.CylinderGeometry(0.08, 0.09, 0.9, 12), m.clay("#2a211b", 0.1), [0, 7.5, 0]),
    mesh(flame, m.glow("#ffd68a", 2.4), [0, 7.8, 0]),
    mesh(
      new THREE.CylinderGeometry(3.99, 3.955, 3.4, 64, 1, true, -0.75, 1.5),
      m.paper("#efe3cb"),
      [0, 4.1, 0.015],
    ),
    mesh(
      new THREE.CylinderGeometry(4.0, 3.965, 0.12, 64, 1, true, -0.75, 1.5),
      m.metal(params.accent, 0.3),
      [0, 5.5, 0.03],
    ),
    mesh(
      new THREE.CylinderGeometry(3.985, 3.95, 0.12, 64, 1, true, -0.75, 1.5),
      m.metal(params.accent, 0.3),
      [0, 2.7, 0.03],
    ),
  );
  whole.add(
    ...jasmine(
      m,
      view === "in-use"
        ? [
            [5.6, 3.4, 0],
            [4.2, 5.8, 1],
            [-5.4, 4.6, 2],
            [7, 1.2, 3],
          ]
        : [
            [5.2, 4.2, 0],
            [3.4, 6, 2],
          ],
    ),
  );
  const lid = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [4.1, 0],
            [4.1, 0.6],
            [0, 0.6],
          ],
          0.15,
        ),
        false,
        80,
      ),
      m.wood("#a8743f", 1, "x"),
    ),
  );
  lid.position.set(-6.4, 4.1, -1.4);
  lid.rotation.set(0, 0.3, 1.25);
  return view === "in-use" ? whole.add(lid) : whole;
}

function jasmine(m: Materials, spots: number[][]): THREE.Object3D[] {
  return spots.map(([x, z, turn]) => {
    const flower = group(mesh(new THREE.SphereGeometry(0.2, 16, 12), m.plastic("#e8d58a"), [0, 0.32, 0]));
    for (let i = 0; i < 6; i++) {
      const petal = warp(new THREE.SphereGeometry(1, 20, 12).scale(0.34, 0.07, 0.8), (p) => {
        p.y += 0.22 * (p.z + 0.5) ** 2;
      });
      const leaf = mesh(petal, m.plastic("#fbf8f0", 0.7), [
        Math.sin((i * Math.PI) / 3) * 0.72,
        0.2,
        Math.cos((i * Math.PI) / 3) * 0.72,
      ]);
      leaf.rotation.y = (i * Math.PI) / 3;
      flower.add(leaf);
    }
    flower.position.set(x!, 0, z!);
    flower.rotation.y = turn!;
    return flower;
  });
}
