import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, roundedBox, softened, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  soap: {
    build: soap,
    shots: {
      main: { azimuth: 26, elevation: 28 },
      detail: { azimuth: -24, elevation: 36, zoom: 1.6, at: [0.5, 0.6, 0.6] },
      "in-use": { azimuth: -30, elevation: 34 },
    },
  },
};

function soap(params: Params, m: Materials, view: View): THREE.Object3D {
  return params.shape === "round" ? shampooBar(params, m, view) : soapStack(params, m);
}

function soapStack(params: Params, m: Materials): THREE.Object3D {
  const marble = (turn: number) =>
    m.plastic(params.color, 0.45, {
      clearcoat: 0.25,
      clearcoatRoughness: 0.5,
      surface: { kind: "stone", scale: 1.5 + turn * 0.2, depth: 0.02, stain: 0.42 },
    });
  const bar = (wrapped: boolean, index: number) => {
    const one = group(mesh(roundedBox(8.4, 3, 5.4, 0.7, 8), marble(index)));
    if (wrapped) {
      one.add(mesh(roundedBox(4.2, 3.1, 5.5, 0.72, 8), m.paper(params.accent)));
      const leaf = new THREE.Shape()
        .moveTo(0, -0.9)
        .bezierCurveTo(0.9, -0.3, 0.6, 0.7, 0, 1.1)
        .bezierCurveTo(-0.6, 0.7, -0.9, -0.3, 0, -0.9) as THREE.Shape;
      const mark = mesh(new THREE.ShapeGeometry(leaf), m.paper(shade(params.color, -0.25)), [0, 1.562, 0]);
      mark.rotation.x = -Math.PI / 2;
      const side = mesh(new THREE.ShapeGeometry(leaf), m.paper(shade(params.color, -0.25)), [0, 0, 2.762]);
      one.add(mark, side);
    }
    return one;
  };
  const whole = group(slats(m));
  const spots: [number, number, number, number, boolean][] = [
    [-0.2, 2.8, 0, 0.04, true],
    [0.5, 5.85, 0.1, -0.12, true],
    [9.6, 1.5, 3.2, 0.9, false],
    [8.2, 1.5, -4.6, 0.3, true],
  ];
  spots.slice(0, params.count).forEach(([x, y, z, turn, wrapped], i) => {
    const one = bar(wrapped, i);
    one.position.set(x, y, z);
    one.rotation.y = turn;
    whole.add(one);
  });
  for (const [x, z, turn] of [
    [4.8, 6.4, 0.6],
    [6.6, 7.2, 2],
    [-5.8, 5.6, 1.1],
  ] as const)
    whole.add(leaf(x, z, turn, m));
  return whole;
}

function slats(m: Materials): THREE.Object3D {
  const wood = m.wood("#a8743f", 1, "x");
  const dish = new THREE.Group();
  for (let i = 0; i < 4; i++) dish.add(mesh(roundedBox(11, 0.6, 1.4, 0.2), wood, [0, 0.95, -2.7 + i * 1.8]));
  for (const x of [-3.8, 3.8])
    dish.add(mesh(roundedBox(1.2, 0.7, 6.8, 0.2), m.wood("#9a6836", 1, "z"), [x, 0.35, 0]));
  return dish;
}

function leaf(x: number, z: number, turn: number, m: Materials): THREE.Object3D {
  const blade = warp(new THREE.SphereGeometry(1, 32, 16).scale(0.75, 0.06, 1.9), (p) => {
    p.x *= 1 - 0.45 * Math.max(0, p.z / 1.9) ** 2;
    p.y += 0.1 * Math.abs(p.x) + 0.06 * (p.z / 1.9) ** 2;
  });
  const one = mesh(blade, m.plastic("#5d7a3a", 0.55), [x, 0.08, z]);
  one.rotation.y = turn;
  return one;
}

function shampooBar(params: Params, m: Materials, view: View): THREE.Object3D {
  const body = warp(
    turned(
      softened(
        [
          [0, 0],
          [3.9, 0],
          [4.3, 0.5],
          [4.3, 1.9],
          [3.9, 2.5],
          [0, 2.6],
        ],
        0.6,
      ),
      false,
      96,
    ),
    (p) => {
      const [r, angle] = [Math.hypot(p.x, p.z), Math.atan2(p.z, p.x)];
      if (p.y > 1.8) p.y += 0.09 * Math.cos(angle * 8) * Math.sin(Math.min(Math.PI, (r / 4) * Math.PI));
    },
  );
  const bar = mesh(
    body,
    m.plastic(params.color, 0.5, {
      clearcoat: 0.2,
      clearcoatRoughness: 0.5,
      surface: { kind: "stone", scale: 0.5, depth: 0.15, stain: 0.35 },
    }),
  );
  const tin = m.metal("#c3c6ca", 0.28);
  const base = mesh(
    turned(
      softened(
        [
          [0, 0],
          [5, 0],
          [5.15, 0.25],
          [5.15, 2],
          [4.95, 2],
          [4.9, 0.3],
          [0, 0.25],
        ],
        0.15,
      ),
      false,
      112,
    ),
    tin,
  );
  const lid = group(
    mesh(
      turned(
        softened(
          [
            [0, 1.7],
            [4.9, 1.7],
            [5.3, 1.5],
            [5.3, 0],
            [5.12, 0],
            [5.1, 1.4],
            [0, 1.5],
          ],
          0.15,
        ),
        false,
        112,
      ),
      tin,
    ),
    mesh(new THREE.CylinderGeometry(3.9, 3.9, 0.04, 96), m.paper(params.accent), [0, 1.72, 0]),
  );
  const mark = leaf(0, 0, 0.7, m);
  mark.position.set(0, 1.8, 0);
  lid.add(mark);
  bar.position.y = 0.5;
  lid.rotation.set(1.08, 0, 0);
  lid.position.set(-1.2, 4.1, -6.2);
  const whole = group(base, bar, lid);
  if (view === "in-use") {
    const foam = m.plastic("#f8f6f0", 0.3, { clearcoat: 0.5, iridescence: 0.4 });
    for (let i = 0; i < 26; i++) {
      const [angle, r] = [i * 2.4, 0.5 + (i % 7) * 0.5];
      whole.add(
        mesh(new THREE.SphereGeometry(0.25 + (i % 4) * 0.13, 20, 14), foam, [
          Math.cos(angle) * r + 0.6,
          3.15 + (i % 3) * 0.1,
          Math.sin(angle) * r * 0.8 + 0.4,
        ]),
      );
    }
  }
  whole.add(leaf(5.6, 4.2, 0.8, m), leaf(7, 2.2, 2.1, m));
  return whole;
}
