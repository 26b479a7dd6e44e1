import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, softened, turned } from "../rig/shapes.ts";

export const models: Models = {
  bangles: {
    build: bangles,
    shots: {
      main: { azimuth: 24, elevation: 26 },
      detail: { azimuth: 10, elevation: 42, zoom: 1.25, at: [0.5, 0.5, 0.5] },
      angle: { azimuth: -40, elevation: 40 },
    },
  },
};

function bangles(params: Params, m: Materials): THREE.Object3D {
  const whole = new THREE.Group();
  const lacquer = params.mirrors;
  const height = lacquer ? 1.15 : 0.95;
  const flat = params.count - 1;
  for (let i = 0; i < flat; i++) {
    const one = lacquer ? lacquered(params, m, i) : hammered(params, m);
    one.position.set(Math.sin(i * 2.3) * 0.18, height * (i + 0.5), Math.cos(i * 1.7) * 0.18);
    one.rotation.y = i * 0.37;
    whole.add(one);
  }
  const leaning = lacquer ? lacquered(params, m, 1) : hammered(params, m);
  leaning.rotation.set(1.25, 0, -0.5, "YXZ");
  leaning.rotation.y = 0.75;
  leaning.position.set(5.1, 3.3, 2.6);
  return whole.add(leaning);
}

function hammered(params: Params, m: Materials): THREE.Object3D {
  const metal = m.metal(params.colour, 0.2, { surface: { kind: "hammered", scale: 0.5, depth: 0.22 } });
  return mesh(
    turned(
      softened(
        [
          [3.05, 0],
          [3.05, -0.45],
          [3.42, -0.45],
          [3.42, 0.45],
          [3.05, 0.45],
          [3.05, 0],
        ],
        0.16,
      ),
      false,
      128,
    ),
    metal,
  );
}

function lacquered(params: Params, m: Materials, index: number): THREE.Object3D {
  const colour = index % 2 ? shade(params.colour, -0.18) : params.colour;
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [3, 0],
            [3, -0.5],
            [3.3, -0.55],
            [3.6, 0],
            [3.3, 0.55],
            [3, 0.5],
            [3, 0],
          ],
          0.2,
        ),
        false,
        128,
      ),
      m.gloss(colour),
    ),
  );
  const gold = m.metal("#d2a548", 0.25);
  const mirror = m.metal("#eef2f5", 0.04);
  const count = 20;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const disc = mesh(new THREE.CylinderGeometry(0.2, 0.22, 0.08, 6).rotateZ(-Math.PI / 2), mirror, [
      c * 3.56,
      0,
      s * 3.56,
    ]);
    disc.rotation.y = -angle;
    const ring = mesh(new THREE.TorusGeometry(0.24, 0.05, 8, 20).rotateY(Math.PI / 2), gold, [
      c * 3.56,
      0,
      s * 3.56,
    ]);
    ring.rotation.y = -angle;
    const turn = angle + Math.PI / count;
    whole.add(
      disc,
      ring,
      mesh(new THREE.SphereGeometry(0.08, 12, 8), m.gloss(params.accent), [
        Math.cos(turn) * 3.56,
        0,
        Math.sin(turn) * 3.56,
      ]),
    );
  }
  for (const y of [-0.42, 0.42])
    whole.add(mesh(new THREE.TorusGeometry(3.38, 0.055, 8, 120).rotateX(Math.PI / 2), gold, [0, y, 0]));
  return whole;
}
