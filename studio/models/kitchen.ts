import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, softened, turned } from "../rig/shapes.ts";

export const models: Models = {
  "plate-set": {
    build: plates,
    shots: {
      main: { azimuth: 20, elevation: 24 },
      detail: { azimuth: -24, elevation: 38, zoom: 1.7, at: [0.5, 0.5, 0.75] },
    },
  },
};

function plates(params: Params, m: Materials): THREE.Object3D {
  const glaze = m.ceramic(params.color, { surface: { kind: "peel", scale: 0.3, depth: 0.03, stain: 0.5 } });
  const raw = m.clay(params.accent, 0.14);
  const dish = (radius: number) =>
    group(
      mesh(
        turned(
          softened(
            [
              [0, 0],
              [radius * 0.55, 0],
              [radius * 0.6, 0.3],
              [radius * 0.86, 0.8],
              [radius, 1.9],
              [radius * 0.97, 2],
              [radius * 0.84, 1],
              [radius * 0.6, 0.55],
              [0, 0.5],
            ],
            0.25,
          ),
          false,
          112,
        ),
        glaze,
      ),
      mesh(new THREE.TorusGeometry(radius * 0.985, 0.12, 12, 128).rotateX(Math.PI / 2), raw, [0, 1.97, 0]),
    );
  const whole = new THREE.Group();
  const count = params.count ?? 4;
  for (let i = 0; i < count; i++) {
    const one = dish(9.2);
    one.position.set(Math.sin(i * 2) * 0.12, i * 0.78, Math.cos(i * 3) * 0.12);
    whole.add(one);
  }
  const standing = dish(9.2);
  standing.rotation.x = Math.PI / 2 - 0.2;
  standing.position.set(-5.5, 8.9, -11);
  const bowl = (x: number, y: number, z: number) =>
    group(
      mesh(
        turned(
          softened(
            [
              [0, 0],
              [2.2, 0],
              [2.3, 0.4],
              [4.2, 1.9],
              [4.8, 4.2],
              [4.55, 4.25],
              [3.9, 2.2],
              [0, 0.7],
            ],
            0.3,
          ),
          false,
          96,
        ).translate(x, y, z),
        glaze,
      ),
      mesh(new THREE.TorusGeometry(4.68, 0.13, 12, 112).rotateX(Math.PI / 2), raw, [x, y + 4.23, z]),
    );
  return whole.add(standing, bowl(0, count * 0.78 - 0.15, 0), bowl(12.2, 0, 2.6));
}
