import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, roundedBox } from "../rig/shapes.ts";

export const models: Models = {
  pencils: {
    build: pencilFan,
    shots: {
      main: { azimuth: 20, elevation: 44 },
      angle: { azimuth: -30, elevation: 30 },
      "in-use": { azimuth: -28, elevation: 36 },
    },
  },
};

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
