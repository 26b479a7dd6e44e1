import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, roundedRect, softened, tube, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  speaker: {
    build: speaker,
    shots: {
      main: { azimuth: 24, elevation: 16 },
      detail: { azimuth: 30, elevation: 36, zoom: 2, at: [0.5, 0.85, 0.7] },
    },
  },
  earbuds: {
    build: earbuds,
    shots: { main: { azimuth: 22, elevation: 24 }, "in-use": { azimuth: -28, elevation: 30 } },
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

function earbuds(params: Params, m: Materials, view: View): THREE.Object3D {
  const shell = m.gloss(params.colour);
  const whole = new THREE.Group();
  const pebble = (y0: number, y1: number) =>
    warp(new THREE.SphereGeometry(1, 80, 48), (p) => {
      const square = (v: number) => Math.sign(v) * Math.abs(v) ** 0.8;
      p.set(square(p.x) * 3.4, Math.min(y1, Math.max(y0, square(p.y) * 2.5)), square(p.z) * 2.6);
    });
  whole.add(mesh(pebble(-3, 0.9), shell, [0, 2.4, 0]));
  const rim = mesh(
    new THREE.CylinderGeometry(1, 1, 0.08, 80),
    m.metal(params.accent ?? "#c9cdd2", 0.25),
    [0, 3.28, 0],
  );
  rim.scale.set(3.05, 1, 2.33);
  const well = mesh(
    new THREE.CylinderGeometry(1, 1, 0.1, 80),
    m.plastic(shade(params.colour, -0.25), 0.5),
    [0, 3.3, 0],
  );
  well.scale.set(2.85, 1, 2.12);
  whole.add(rim, well);
  const lid = group(
    mesh(pebble(0.9, 3), shell, [0, 0, 0]),
    (() => {
      const inner = mesh(
        new THREE.CylinderGeometry(1, 1, 0.06, 80),
        m.plastic(shade(params.colour, -0.18), 0.5),
        [0, 0.88, 0],
      );
      inner.scale.set(2.95, 1, 2.22);
      return inner;
    })(),
  );
  for (const part of lid.children) part.position.add(new THREE.Vector3(0, -0.9, 2.2));
  lid.rotation.x = -1.75;
  lid.position.set(0, 3.3, -2.25);
  whole.add(lid);
  for (const side of [-1, 1]) {
    const one = bud(params, m, shell);
    if (view === "main") {
      one.position.set(side * 1.35, 3.9, 0.1);
      one.rotation.set(0, side * 0.5, 0);
    } else {
      one.position.set(side * 1.6 + 0.4, 0.65, 4.9 + side * 0.5);
      one.rotation.set(-1.2, side * 0.8, side * 0.4);
    }
    whole.add(one);
  }
  whole.add(mesh(new THREE.SphereGeometry(0.13, 20, 12), m.glow("#7be08a", 1.2), [0, 2.3, 2.57]));
  return whole;
}

function bud(params: Params, m: Materials, shell: THREE.Material): THREE.Object3D {
  const head = mesh(new THREE.SphereGeometry(0.92, 48, 32), shell, [0, 0.55, 0]);
  head.scale.set(1, 1.02, 0.86);
  const stem = mesh(new THREE.CapsuleGeometry(0.36, 1.7, 10, 32), shell, [0, -0.75, 0.12]);
  const tip = mesh(
    turned(
      softened(
        [
          [0, 0],
          [0.3, 0],
          [0.62, 0.25],
          [0.5, 0.75],
          [0.25, 0.85],
          [0, 0.8],
        ],
        0.15,
      ),
    ),
    m.rubber(shade(params.colour, -0.3)),
    [0, 0.62, 0.55],
  );
  tip.rotation.set(1.25, 0, 0.35);
  const touch = mesh(
    plate(roundedRect(0.34, 1.2, 0.17), 0.08, 0.03),
    m.metal(params.accent ?? "#c9cdd2", 0.22),
    [0, -0.75, -0.24],
  );
  return group(head, stem, tip, touch);
}
