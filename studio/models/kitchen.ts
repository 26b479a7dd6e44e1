import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, roundedBox, softened, tube, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  "plate-set": {
    build: plates,
    shots: {
      main: { azimuth: 20, elevation: 24 },
      detail: { azimuth: -24, elevation: 38, zoom: 1.7, at: [0.5, 0.5, 0.75] },
    },
  },
  pan: {
    build: tawa,
    shots: { main: { azimuth: 34, elevation: 34 }, "in-use": { azimuth: -30, elevation: 44 } },
  },
  pot: {
    build: pot,
    shots: { main: { azimuth: 24, elevation: 18 }, angle: { azimuth: -30, elevation: 34 } },
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

function tawa(params: Params, m: Materials, view: View): THREE.Object3D {
  const iron = m.plastic(shade(params.color, 0.04), 0.48, {
    specularIntensity: 1,
    clearcoat: 0.35,
    clearcoatRoughness: 0.45,
    surface: { kind: "grain", scale: 0.12, depth: 0.2, stain: 0.2 },
  });
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [8.6, 0],
            [9.6, 0.7],
            [10.3, 1.9],
            [10, 2],
            [9.2, 1],
            [0, 0.55],
          ],
          0.25,
        ),
        false,
        112,
      ),
      iron,
    ),
  );
  const handle = warp(roundedBox(12, 0.7, 1.9, 0.33, 6), (p) => {
    const t = (p.x + 6) / 12;
    p.z *= 1 - 0.25 * Math.sin(Math.PI * t);
    p.y += t * 1.4;
  });
  whole.add(mesh(handle, iron, [15.6, 1.2, 0]));
  const eye = mesh(new THREE.TorusGeometry(1.05, 0.38, 14, 48).rotateX(Math.PI / 2), iron, [22.2, 2.75, 0]);
  eye.rotation.z = 0.12;
  whole.add(eye);
  if (view !== "in-use") return whole;
  const roti = warp(new THREE.SphereGeometry(1, 96, 40).scale(7.4, 0.34, 7.4), (p) => {
    const r = Math.hypot(p.x, p.z);
    p.y +=
      0.3 * Math.exp(-(((r - 2.8) / 2.2) ** 2)) * (1 + 0.4 * Math.sin(Math.atan2(p.z, p.x) * 3)) +
      0.06 * Math.sin(p.x * 2) * Math.cos(p.z * 1.7);
    p.x *= 1 + 0.025 * Math.sin(Math.atan2(p.z, p.x) * 3);
  });
  const places = roti.attributes.position;
  const tints = new Float32Array(places.count * 3);
  const [dough, char] = [new THREE.Color("#e6c48c"), new THREE.Color("#7a4a22")];
  for (let i = 0; i < places.count; i++) {
    const [x, z] = [places.getX(i), places.getZ(i)];
    const spot =
      Math.sin(x * 1.7 + 1) * Math.sin(z * 1.9 + 2) * Math.sin((x + z) * 0.9) +
      0.4 * Math.sin(x * 4.1) * Math.sin(z * 3.7);
    dough
      .clone()
      .lerp(char, Math.max(0, Math.min(0.75, (spot - 0.42) * 1.9)))
      .toArray(tints, i * 3);
  }
  roti.setAttribute("color", new THREE.BufferAttribute(tints, 3));
  return whole.add(
    mesh(
      roti,
      m.plastic("#ffffff", 0.85, {
        vertexColors: true,
        surface: { kind: "grain", scale: 0.5, depth: 0.12, stain: 0.14 },
      }),
      [0, 0.95, 0],
    ),
  );
}

function pot(params: Params, m: Materials): THREE.Object3D {
  const steel = m.metal(params.color, 0.17);
  const copper = m.metal(params.accent, 0.2, { surface: { kind: "hammered", scale: 0.8, depth: 0.07 } });
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [7, 0],
            [7.8, 0.4],
            [8.05, 1.4],
            [8.05, 3.4],
          ],
          0.4,
        ),
        false,
        112,
      ),
      copper,
    ),
    mesh(
      turned(
        softened(
          [
            [7.9, 3.2],
            [8.02, 3.4],
            [8.02, 9.4],
            [8.3, 9.8],
            [8.3, 10],
            [7.8, 10],
            [7.7, 4],
            [0, 4],
          ],
          0.15,
        ),
        false,
        112,
      ),
      steel,
    ),
    mesh(
      turned(
        softened(
          [
            [8.25, 10],
            [8.35, 10.2],
            [7.6, 10.5],
            [3, 11.8],
            [0, 12.1],
          ],
          0.3,
        ),
        false,
        112,
      ),
      steel,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 11.8],
            [0.8, 11.9],
            [0.6, 12.6],
            [1.3, 13.3],
            [1.1, 13.9],
            [0, 14],
          ],
          0.25,
        ),
      ),
      m.metal(params.accent, 0.16),
    ),
  );
  for (const side of [-1, 1]) {
    const handle = tube(
      [
        [side * 7.9, 7.4, -2.2],
        [side * 9.4, 7.6, -2.3],
        [side * 10.4, 7.8, -1.1],
        [side * 10.5, 7.8, 1.1],
        [side * 9.4, 7.6, 2.3],
        [side * 7.9, 7.4, 2.2],
      ],
      0.42,
      false,
      70,
      14,
    );
    whole.add(mesh(handle, m.metal(params.accent, 0.2)));
    for (const z of [-2.2, 2.2])
      whole.add(mesh(new THREE.SphereGeometry(0.62, 24, 16).scale(0.4, 1, 1), steel, [side * 8.05, 7.4, z]));
  }
  return whole;
}
