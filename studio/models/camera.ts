import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, softened, turned } from "../rig/shapes.ts";

export const models: Models = {
  camera: {
    build: camera,
    shots: {
      main: { azimuth: 26, elevation: 16 },
      detail: { azimuth: 22, elevation: 12, zoom: 1.75, at: [0.48, 0.45, 0.9] },
    },
  },
};

function camera(params: Params, m: Materials): THREE.Object3D {
  const hide = m.leather(params.colour, 0.14);
  const metal = m.metal(params.accent ?? "#c4c7ca", 0.3);
  const black = m.plastic("#17181a", 0.4);
  const whole = group(mesh(roundedBox(12.4, 5.4, 3.6, 0.9, 8), hide, [0, 2.9, 0]));
  whole.add(mesh(roundedBox(12.45, 1.7, 3.65, 0.7, 8), metal, [0, 6.2, 0]));
  whole.add(mesh(roundedBox(12.45, 0.7, 3.62, 0.3, 6), metal, [0, 0.45, 0]));
  const hump = mesh(
    plate(
      new THREE.Shape(
        [
          [-2.3, 0],
          [-1.5, 1.7],
          [1.5, 1.7],
          [2.3, 0],
        ].map(([x, y]) => new THREE.Vector2(x, y)),
      ),
      3.3,
      0.3,
    ),
    metal,
    [0, 6.7, 0],
  );
  whole.add(hump, mesh(roundedBox(2.2, 0.22, 2, 0.08), black, [0, 8.5, -0.2]));
  const grip = mesh(new THREE.CapsuleGeometry(1.25, 3.2, 12, 32), hide, [-5, 3.1, 1.5]);
  grip.scale.set(1, 1, 0.75);
  whole.add(grip);
  whole.add(dial(metal, -4.3, 0.95, 0.9), dial(metal, 4.2, 0.85, 0.7), dial(black, 4.2, 0.6, 0.95));
  whole.add(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [0.5, 0],
            [0.45, 0.5],
            [0, 0.5],
          ],
          0.1,
        ),
      ),
      m.metal("#b3262b", 0.3),
      [-2.6, 7.0, 0.4],
    ),
  );
  const lens = lensBarrel(params, m, metal, black);
  lens.position.set(0.6, 3.5, 1.6);
  whole.add(lens);
  whole.add(mesh(roundedBox(1.1, 0.7, 0.2, 0.12), m.gloss("#0a0c12"), [4.6, 6.2, 1.78]));
  for (const side of [-1, 1]) {
    const lug = mesh(new THREE.TorusGeometry(0.42, 0.09, 12, 32), m.metal("#d5d7da", 0.2), [
      side * 6.5,
      5.8,
      0.5,
    ]);
    lug.rotation.y = Math.PI / 2;
    whole.add(lug);
  }
  return whole;
}

function dial(material: THREE.Material, x: number, radius: number, height: number): THREE.Object3D {
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [radius, 0],
            [radius, height],
            [0, height],
          ],
          0.08,
        ),
      ),
      material,
      [x, 6.95, -0.1],
    ),
  );
  for (let i = 0; i < 30; i++) {
    const angle = (i * Math.PI) / 15;
    const rib = mesh(roundedBox(0.06, height * 0.75, 0.1, 0.02, 1), material, [
      x + Math.cos(angle) * radius,
      6.95 + height * 0.45,
      -0.1 + Math.sin(angle) * radius,
    ]);
    rib.rotation.y = -angle;
    whole.add(rib);
  }
  return whole;
}

function lensBarrel(
  params: Params,
  m: Materials,
  metal: THREE.Material,
  black: THREE.Material,
): THREE.Object3D {
  const rubber = m.rubber(shade(params.colour, 0.05));
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [3.1, 0],
            [3.1, 0.5],
            [2.85, 0.5],
            [2.85, 1.1],
            [0, 1.1],
          ],
          0.08,
        ),
      ),
      metal,
    ),
    mesh(
      turned(
        softened(
          [
            [2.5, 0.9],
            [2.9, 1.1],
            [2.9, 2.6],
            [2.75, 2.7],
            [2.75, 3.5],
            [2.45, 3.6],
            [2.3, 3.1],
            [0, 2.6],
          ],
          0.08,
        ),
      ),
      black,
    ),
    mesh(
      turned([
        [2.62, 3.62],
        [2.72, 3.55],
        [2.76, 3.45],
      ]),
      m.metal("#c23b2e", 0.35),
    ),
  );
  for (let i = 0; i < 60; i++) {
    const angle = (i * Math.PI) / 30;
    const rib = mesh(roundedBox(0.17, 1.1, 0.16, 0.06, 2), rubber, [
      Math.cos(angle) * 2.92,
      1.85,
      Math.sin(angle) * 2.92,
    ]);
    rib.rotation.y = -angle;
    whole.add(rib);
  }
  whole.add(
    mesh(
      new THREE.SphereGeometry(3.2, 48, 16, 0, Math.PI * 2, 0, 0.68),
      m.gloss("#0b0a1c", {
        roughness: 0.03,
        iridescence: 0.9,
        iridescenceIOR: 1.7,
        clearcoatRoughness: 0.01,
      }),
      [0, 0.1, 0],
    ),
  );
  whole.rotation.x = Math.PI / 2;
  return whole;
}
