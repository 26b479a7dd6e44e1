import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, plate, roundedRect, warp } from "../rig/shapes.ts";

export const models: Models = {
  comb: {
    build: comb,
    shots: {
      main: { azimuth: 14, elevation: 50 },
      detail: { azimuth: -28, elevation: 40, zoom: 1.8, at: [0.3, 0.5, 0.6] },
    },
  },
};

function comb(params: Params, m: Materials): THREE.Object3D {
  const wood = m.wood(params.color, 0.9, "x", { clearcoat: 0.3, clearcoatRoughness: 0.4 });
  const spine = new THREE.Shape();
  spine
    .moveTo(-11, 0)
    .lineTo(11, 0)
    .bezierCurveTo(12.4, 0.3, 12.6, 2.6, 11.4, 3.2)
    .bezierCurveTo(4, 5, -4, 5, -11.4, 3.2)
    .bezierCurveTo(-12.6, 2.6, -12.4, 0.3, -11, 0);
  const whole = group(mesh(plate(spine, 1.15, 0.45, 40), wood));
  const tooth = warp(new THREE.CapsuleGeometry(0.36, 5.6, 8, 20), (p) => {
    const t = Math.max(0, -p.y / 3.2);
    p.set(p.x * (1 - 0.45 * t), p.y, p.z * (1.15 - 0.5 * t));
  });
  for (let i = 0; i < 17; i++) {
    const one = mesh(tooth, m.wood(params.color, 0.9, "y", { clearcoat: 0.3, clearcoatRoughness: 0.4 }), [
      -10.4 + i * 1.3,
      -2.3,
      0,
    ]);
    one.scale.y = i === 0 || i === 16 ? 1.02 : 1;
    whole.add(one);
  }
  const inlay = mesh(plate(roundedRect(6, 0.5, 0.25), 0.1, 0.03), m.metal("#c9a15a", 0.25), [0, 2.5, 0.56]);
  whole.add(inlay);
  whole.rotation.set(-Math.PI / 2 + 0.1, 0, 0.32);
  return whole;
}
