import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, roundedBox, softened, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  "nail-polish": {
    build: polishes,
    shots: {
      main: { azimuth: 16, elevation: 12 },
      detail: { azimuth: -26, elevation: 22, zoom: 1.6, at: [0.45, 0.4, 0.6] },
    },
  },
};

function polishes(params: Params, m: Materials): THREE.Object3D {
  const whole = new THREE.Group();
  params.shades.forEach((colour: string, i: number) => {
    const one = group(
      mesh(
        warp(roundedBox(4.4, 5, 3.2, 0.9, 10), (p) => {
          const k = 1 + 0.07 * Math.cos((p.y / 2.5) * 1.4);
          p.set(p.x * k, p.y, p.z * k);
        }),
        m.gloss(colour, { clearcoatRoughness: 0.02, roughness: 0.25 }),
        [0, 2.5, 0],
      ),
      mesh(
        turned(
          softened(
            [
              [0, 4.9],
              [1.3, 4.9],
              [1.15, 5.5],
              [0, 5.5],
            ],
            0.15,
          ),
          false,
          48,
        ),
        m.gloss(colour),
      ),
      mesh(
        turned(
          softened(
            [
              [0, 5.4],
              [1.28, 5.4],
              [1.2, 6],
              [1, 11],
              [0.85, 11.4],
              [0, 11.4],
            ],
            0.18,
          ),
          false,
          56,
        ),
        m.gloss(params.accent, { roughness: 0.5, clearcoatRoughness: 0.25 }),
      ),
      mesh(
        new THREE.TorusGeometry(1.26, 0.1, 10, 56).rotateX(Math.PI / 2),
        m.metal("#c9a24a", 0.2),
        [0, 5.6, 0],
      ),
    );
    one.position.set((i - 1) * 6, 0, i === 1 ? 1.8 : 0);
    one.rotation.y = (i - 1) * -0.2;
    whole.add(one);
  });
  return whole;
}
