import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox } from "../rig/shapes.ts";

export const models: Models = {
  pencils: {
    build: pencils,
    shots: {
      main: { azimuth: 20, elevation: 44 },
      angle: { azimuth: -30, elevation: 30 },
      "in-use": { azimuth: -28, elevation: 36 },
    },
  },
};

function pencils(params: Params, m: Materials, view: View): THREE.Object3D {
  return /tin/.test(params.layout) ? pencilTin(params, m, view) : pencilFan(params, m);
}

function pencil(colour: string, lead: string, m: Materials, sharp = true): THREE.Object3D {
  const body = mesh(
    new THREE.CylinderGeometry(0.4, 0.4, 15.4, 6),
    m.gloss(colour, { flatShading: true, clearcoatRoughness: 0.2 }),
  );
  const end = mesh(
    new THREE.CylinderGeometry(0.41, 0.38, 0.5, 24),
    m.gloss(shade(colour, -0.3)),
    [0, -7.9, 0],
  );
  const band = mesh(
    new THREE.CylinderGeometry(0.415, 0.415, 0.16, 24),
    m.metal("#d2a548", 0.25),
    [0, -7.5, 0],
  );
  const cone = mesh(new THREE.CylinderGeometry(0.11, 0.39, 1.6, 24), m.wood("#d9ad77", 0.4), [0, 8.5, 0]);
  const tip = mesh(new THREE.ConeGeometry(0.112, 0.5, 20), m.plastic(lead, 0.5), [0, 9.55, 0]);
  return sharp ? group(body, end, band, cone, tip) : group(body, end, band);
}

function pencilFan(params: Params, m: Materials): THREE.Object3D {
  const whole = new THREE.Group();
  for (let i = 0; i < params.count; i++) {
    const one = pencil(i % 2 ? params.accent : params.colour, "#35353a", m);
    one.rotation.set(-Math.PI / 2, 0.4 * i, 0);
    one.position.set(0, 0.4, -13);
    const arm = group(one);
    arm.rotation.y = -(i - (params.count - 1) / 2) * 0.12 + Math.sin(i * 4.1) * 0.015;
    whole.add(arm);
  }
  const shaving = mesh(
    new THREE.TorusGeometry(0.8, 0.3, 6, 40, 4.6).scale(1, 1, 0.5),
    m.wood("#d9ad77", 0.4),
    [5.4, 0.3, -1.4],
  );
  shaving.rotation.x = -1.2;
  const sharpener = mesh(roundedBox(2.2, 1.1, 1.4, 0.2), m.brushed("#b9bcc0", 0.08, "x"), [-5.4, 0.55, -1.8]);
  sharpener.rotation.y = 0.5;
  return whole.add(shaving, sharpener);
}

function pencilTin(params: Params, m: Materials, view: View): THREE.Object3D {
  const hues = Array.from(
    { length: params.count },
    (_, i) =>
      `#${new THREE.Color().setHSL(((i / params.count) * 0.92 + 0.98) % 1, i % 6 === 5 ? 0.35 : 0.68, i % 3 === 1 ? 0.4 : 0.52).getHexString()}`,
  );
  const width = params.count * 0.84 + 0.8;
  const tin = m.metal("#c9ccd0", 0.28);
  const whole = group(
    mesh(roundedBox(width, 0.2, 20.4, 0.1), tin, [0, 0.1, 0]),
    ...[-1, 1].map((side) => mesh(roundedBox(0.2, 1.3, 20.4, 0.08), tin, [(side * width) / 2, 0.65, 0])),
    ...[-1, 1].map((side) => mesh(roundedBox(width, 1.3, 0.2, 0.08), tin, [0, 0.65, side * 10.1])),
  );
  hues.forEach((hue, i) => {
    const one = pencil(hue, hue, m);
    one.rotation.x = -Math.PI / 2;
    one.position.set((i - (params.count - 1) / 2) * 0.84, 0.62, 0.9);
    if (view === "in-use" && (i === 4 || i === 13)) {
      one.position.set(i === 4 ? -4 : 5, 0.4, 15 + i * 0.2);
      one.rotation.set(-Math.PI / 2, 0, i === 4 ? 1.3 : 1.75);
    }
    whole.add(one);
  });
  const cover = mesh(
    plate(
      new THREE.Shape(
        [
          [-width / 2, 0],
          [width / 2, 0],
          [width / 2, 20.4],
          [-width / 2, 20.4],
        ].map(([x, y]) => new THREE.Vector2(x, y)),
      ),
      0.5,
      0.2,
    ),
    m.gloss(params.colour),
    [0, 1.2, -10.5],
  );
  cover.rotation.x = -0.55;
  const stripes = group(
    ...hues
      .filter((_, i) => i % 3 === 0)
      .map((hue, i) => mesh(roundedBox(1.1, 13, 0.06, 0.03), m.plastic(hue), [(i - 3.5) * 1.7, 10, 0.27])),
  );
  stripes.position.copy(cover.position);
  stripes.rotation.copy(cover.rotation);
  return whole.add(cover, stripes);
}
