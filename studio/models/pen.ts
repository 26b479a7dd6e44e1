import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { group, mesh, plate, roundedBox, softened, turned } from "../rig/shapes.ts";

export const models: Models = {
  pen: {
    build: (params, materials, view) =>
      params.type === "fountain" ? fountain(params, materials) : gelFan(params, materials, view),
    shots: {
      main: { azimuth: 10, elevation: 34 },
      detail: { azimuth: 20, elevation: 30, zoom: 2.3, at: [0.2, 0.5, 0.6] },
      angle: { azimuth: -30, elevation: 52 },
    },
  },
};

function fountain(params: Params, m: Materials): THREE.Object3D {
  const brass = m.metal(params.colour, 0.3);
  const bright = m.metal(params.colour, 0.14);
  const dark = m.gloss(params.accent ?? "#2a2620");
  const steel = m.metal("#d5d7da", 0.14);
  const nib = new THREE.Shape();
  nib
    .moveTo(0, 2.1)
    .bezierCurveTo(0.1, 1.6, 0.42, 1, 0.4, 0)
    .lineTo(-0.4, 0)
    .bezierCurveTo(-0.42, 1, -0.1, 1.6, 0, 2.1);
  nib.holes.push(new THREE.Path().absarc(0, 0.75, 0.09, 0, Math.PI * 2, true) as THREE.Path);
  const blade = plate(nib, 0.06, 0.02, 24);
  const places = blade.attributes.position;
  for (let i = 0; i < places.count; i++)
    places.setZ(i, places.getZ(i) - places.getX(i) ** 2 * 1.1 + 0.24 - 0.06 * places.getY(i));
  blade.computeVertexNormals();
  const body = group(
    mesh(
      turned(
        softened(
          [
            [0, -9],
            [0.5, -9],
            [0.62, -8.6],
            [0.68, -2],
            [0.66, 1.2],
            [0.55, 1.25],
            [0.55, 1.4],
            [0, 1.4],
          ],
          0.08,
        ),
        false,
        48,
      ),
      brass,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 1.3],
            [0.55, 1.35],
            [0.46, 2.4],
            [0.42, 3.5],
            [0.5, 3.75],
            [0.48, 3.85],
            [0, 3.85],
          ],
          0.08,
        ),
        false,
        48,
      ),
      dark,
    ),
    mesh(
      turned(
        [
          [0.5, 1.2],
          [0.7, 1.22],
          [0.7, 1.42],
          [0.5, 1.44],
        ],
        false,
        48,
      ),
      bright,
    ),
    mesh(blade, steel, [0, 3.75, 0]),
    mesh(new THREE.CylinderGeometry(0.12, 0.34, 1.5, 24), dark, [0, 4.4, -0.05]),
    mesh(new THREE.BoxGeometry(0.02, 1.2, 0.02), m.plastic("#222222"), [0, 5.15, 0.235]),
  );
  body.rotation.set(-0.045, 0.5, Math.PI / 2 + 0.02);
  body.position.set(1, 0.72, 0);
  const cap = group(
    mesh(
      turned(
        softened(
          [
            [0.6, -2.6],
            [0.76, -2.6],
            [0.78, 1.8],
            [0.66, 2.5],
            [0, 2.6],
          ],
          0.12,
        ),
        false,
        48,
      ),
      brass,
    ),
    mesh(
      turned(
        [
          [0.7, -2.6],
          [0.83, -2.58],
          [0.83, -2.2],
          [0.7, -2.18],
        ],
        false,
        48,
      ),
      bright,
    ),
    mesh(roundedBox(0.3, 4, 0.14, 0.06), bright, [0, -0.1, 1]),
    mesh(roundedBox(0.3, 0.2, 0.5, 0.06), bright, [0, 1.8, 0.8]),
    mesh(new THREE.SphereGeometry(0.17, 16, 12), bright, [0, -2, 0.95]),
  );
  cap.rotation.set(0, 0.8, Math.PI / 2 - 0.22);
  cap.position.set(1.2, 0.8, 3.1);
  return group(body, cap);
}

function gelFan(params: Params, m: Materials, view: View): THREE.Object3D {
  const inks = [
    "#2b4a8c",
    "#1c1c1f",
    "#b3262b",
    "#2f7d4b",
    "#7a3f8c",
    "#e07b39",
    "#2f8c98",
    "#c8467a",
    "#6b4327",
    "#e0b13a",
  ];
  const whole = new THREE.Group();
  const count = params.count ?? 10;
  for (let i = 0; i < count; i++) {
    const pen = gelPen(inks[i % inks.length]!, m);
    const turn = (i - (count - 1) / 2) * 0.13;
    pen.rotation.x = Math.PI / 2;
    const arm = group(pen);
    pen.position.set(0, 0.48 + (i % 2) * 0.02, -13);
    arm.rotation.y = -turn;
    whole.add(arm);
  }
  if (view === "angle") whole.rotation.y = 0.25;
  return whole;
}

function gelPen(ink: string, m: Materials): THREE.Object3D {
  const colour = m.gloss(ink);
  return group(
    mesh(
      turned(
        softened(
          [
            [0, -7.4],
            [0.36, -7.4],
            [0.46, -7],
            [0.46, 3.2],
            [0, 3.2],
          ],
          0.1,
        ),
        false,
        32,
      ),
      m.glass("#eef2f6", { roughness: 0.12 }),
    ),
    mesh(new THREE.CylinderGeometry(0.2, 0.2, 10, 20), colour, [0, -1.8, 0]),
    mesh(
      turned(
        softened(
          [
            [0, 3],
            [0.5, 3],
            [0.52, 5.4],
            [0.3, 6.6],
            [0.14, 7.1],
            [0, 7.1],
          ],
          0.1,
        ),
        false,
        32,
      ),
      m.rubber(ink),
    ),
    mesh(
      turned(
        [
          [0, 7],
          [0.13, 7.05],
          [0.05, 7.8],
          [0, 7.8],
        ],
        false,
        20,
      ),
      m.metal("#cfd2d6", 0.2),
    ),
    mesh(
      turned(
        softened(
          [
            [0, -8.1],
            [0.5, -8.1],
            [0.52, -6.8],
            [0, -6.8],
          ],
          0.12,
        ),
        false,
        32,
      ),
      colour,
    ),
    mesh(roundedBox(0.3, 4, 0.12, 0.05), colour, [0, -5.2, -0.6]),
  );
}
