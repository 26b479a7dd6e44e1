import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, softened, tube, turned } from "../rig/shapes.ts";

export const models: Models = {
  lamp: {
    build: (params, materials) =>
      /floor/.test(params.shape) ? floorLamp(params, materials) : tableLamp(params, materials),
    shots: {
      main: { azimuth: 20, elevation: 8 },
      angle: { azimuth: -36, elevation: 14 },
      "in-use": { azimuth: -24, elevation: 18 },
    },
  },
};

function tableLamp(params: Params, m: Materials): THREE.Object3D {
  const clay = m.clay(params.color, 0.4, {
    surface: { kind: "grain", scale: 0.3, depth: 0.12, stain: 0.14 },
  });
  const body = turned(
    softened(
      [
        [0, 0],
        [3.4, 0],
        [3.5, 0.5],
        [3.3, 0.9],
        [5.2, 3.2],
        [5.9, 5.6],
        [5, 8.4],
        [2.4, 10.6],
        [1.3, 11.5],
        [1.35, 12.4],
        [0, 12.4],
      ],
      0.9,
    ),
    false,
    96,
  );
  const brass = m.metal("#b98d3f", 0.25);
  const shadeCloth = m.fabric(params.accent, 0.14, {
    side: THREE.DoubleSide,
    emissive: "#ffca80",
    emissiveIntensity: params.lit ? 0.42 : 0,
  });
  const whole = group(
    mesh(body, clay),
    ...[6.9, 7.3, 7.7].map((y, i) =>
      mesh(
        new THREE.TorusGeometry(5.72 - i * 0.2, 0.06, 8, 96).rotateX(Math.PI / 2),
        m.clay("#e9d9bf", 0.2),
        [0, y, 0],
      ),
    ),
    mesh(new THREE.CylinderGeometry(0.5, 0.7, 2.6, 32), brass, [0, 13.4, 0]),
    mesh(
      turned(
        [
          [7.6, 12.8],
          [7.65, 12.85],
          [5.2, 21.5],
          [5.15, 21.5],
        ],
        false,
        96,
      ),
      shadeCloth,
    ),
    mesh(
      turned(
        [
          [7.62, 12.7],
          [7.72, 12.9],
          [7.62, 13.1],
        ],
        false,
        96,
      ),
      m.fabric("#dccdb2", 0.1),
    ),
    mesh(
      turned(
        [
          [5.2, 21.3],
          [5.3, 21.5],
          [5.15, 21.6],
        ],
        false,
        96,
      ),
      m.fabric("#dccdb2", 0.1),
    ),
    mesh(new THREE.SphereGeometry(1.4, 32, 20), m.glow("#fff0cf", 2.2), [0, 16.2, 0]),
  );
  const flex = tube(
    [
      [-3, 0.3, -2],
      [-6, 0.15, -3.4],
      [-8.4, 0.15, -1.5],
      [-10.6, 0.15, -3.2],
    ],
    0.14,
    false,
    50,
    8,
  );
  const cord = mesh(flex, m.fabric("#7a5a3c", 0.1));
  cord.userData.unframed = true;
  return whole.add(cord);
}

function floorLamp(params: Params, m: Materials): THREE.Object3D {
  const brass = m.metal(params.color, 0.26);
  const marble = m.plastic(params.accent, 0.25, {
    clearcoat: 0.8,
    surface: { kind: "stone", scale: 2.6, depth: 0, stain: 0.22 },
  });
  const points: [number, number, number][] = [
    [0, 0.8, 0],
    [0, 14, 0],
    [0.4, 27, 0],
    [2.6, 34.5, 0],
    [7, 37.6, 0],
    [11.8, 36.2, 0],
    [14.2, 32, 0],
  ];
  const dome = group(
    mesh(
      turned(
        softened(
          [
            [0, 3.6],
            [0.7, 3.6],
            [1.1, 3.2],
            [3.2, 2.4],
            [4.6, 0.9],
            [4.9, 0],
            [4.7, 0],
            [4.4, 0.8],
            [3, 2.1],
            [0, 2.8],
          ],
          0.3,
        ),
        false,
        80,
      ),
      brass,
    ),
    mesh(new THREE.SphereGeometry(1.5, 32, 20), m.glow("#ffe9bd", 2), [0, 0.9, 0]),
    mesh(
      turned(
        softened(
          [
            [0, 3.5],
            [0.55, 3.5],
            [0.45, 4.6],
            [0, 4.7],
          ],
          0.15,
        ),
      ),
      brass,
    ),
  );
  dome.position.set(14.5, 27.8, 0);
  dome.rotation.z = 0.1;
  return group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [5.4, 0],
            [5.5, 0.2],
            [5.5, 1.2],
            [5.2, 1.5],
            [0, 1.5],
          ],
          0.2,
        ),
        false,
        96,
      ),
      marble,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 1.4],
            [1.2, 1.4],
            [1, 2],
            [0, 2.1],
          ],
          0.15,
        ),
      ),
      brass,
    ),
    mesh(tube(points, 0.38, false, 140, 16), brass),
    mesh(new THREE.CylinderGeometry(0.55, 0.55, 1.6, 32), brass, [0.08, 17, 0]),
    dome,
  );
}
