import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { group, mesh, softened, tube, turned } from "../rig/shapes.ts";

export const models: Models = {
  bottle: {
    build: (params, materials, view) =>
      /apothecary/.test(params.shape) ? pumpBottle(params, materials) : flask(params, materials, view),
    shots: {
      main: { azimuth: 22, elevation: 10 },
      "in-use": { azimuth: -28, elevation: 18 },
      angle: { azimuth: -32, elevation: 20 },
    },
  },
};

function flask(params: Params, m: Materials, view: View): THREE.Object3D {
  const coat = m.plastic(params.colour, 0.5, {
    clearcoat: 0.25,
    clearcoatRoughness: 0.5,
    surface: { kind: "grain", scale: 0.09, depth: 0.12 },
  });
  const steel = m.brushed(params.accent, 0.3, "y");
  const dark = m.plastic("#24262a", 0.5);
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [0, 0.2],
            [3.4, 0.2],
            [3.6, 0.7],
            [3.6, 18],
            [3.2, 20],
            [2.5, 21],
            [2.5, 21.4],
            [0, 21.4],
          ],
          0.6,
        ),
        false,
        96,
      ),
      coat,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [3.3, 0],
            [3.45, 0.5],
            [0, 0.5],
          ],
          0.15,
        ),
        false,
        80,
      ),
      steel,
    ),
    mesh(
      turned(
        [
          [2.5, 21.2],
          [2.52, 21.3],
          [2.52, 22],
          [2.4, 22],
        ],
        false,
        80,
      ),
      m.metal(params.accent, 0.2),
    ),
  );
  const cap = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [2.75, 0],
            [2.8, 0.3],
            [2.8, 2.6],
            [2.5, 3],
            [0, 3],
          ],
          0.25,
        ),
        false,
        80,
      ),
      dark,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 2.95],
            [1.9, 2.95],
            [1.8, 3.05],
            [0, 3.05],
          ],
          0.03,
        ),
        false,
        64,
      ),
      m.metal(params.accent, 0.25),
    ),
    mesh(
      tube(
        [
          [-2.5, 1.9, 0],
          [-2.7, 3.6, 0],
          [-1.7, 5, 0],
          [0, 5.4, 0],
          [1.7, 5, 0],
          [2.7, 3.6, 0],
          [2.5, 1.9, 0],
        ],
        0.42,
        false,
        70,
        12,
      ),
      dark,
    ),
  );
  if (view === "in-use") {
    cap.position.set(6.6, 0, 3.6);
    cap.rotation.y = 0.6;
    whole.add(
      mesh(
        turned(
          softened(
            [
              [2.5, 22.4],
              [2.4, 22.4],
              [2.2, 20],
              [0, 19],
            ],
            0.1,
          ),
          false,
          64,
        ),
        m.metal("#8b8f94", 0.3, { side: THREE.DoubleSide }),
      ),
    );
  } else cap.position.y = 21.6;
  return whole.add(cap);
}

function pumpBottle(params: Params, m: Materials): THREE.Object3D {
  const amber = m.gloss(params.color, {
    roughness: 0.1,
    clearcoatRoughness: 0.02,
    sheen: 0.6,
    sheenColor: new THREE.Color("#c07a25"),
    emissive: "#5a2c05",
    emissiveIntensity: 0.35,
  });
  const black = m.plastic("#1b1b1d", 0.4);
  const label = m.paper(params.accent, { roughness: 0.7 });
  const leaf = new THREE.Shape()
    .moveTo(0, -1.3)
    .bezierCurveTo(1.2, -0.4, 0.9, 0.9, 0, 1.6)
    .bezierCurveTo(-0.9, 0.9, -1.2, -0.4, 0, -1.3) as THREE.Shape;
  const mark = group(
    ...[-0.7, 0, 0.7].map((turn) => {
      const one = mesh(new THREE.ShapeGeometry(leaf), m.paper("#e6d9b8"), [
        -Math.sin(turn) * 1.3,
        Math.cos(turn) * 1.3,
        0,
      ]);
      one.rotation.z = turn;
      return one;
    }),
  );
  mark.position.set(0, 6.3, 4.46);
  mark.scale.set(0.62, 0.62, 1);
  const spout = tube(
    [
      [0, 19.5, 0],
      [-1.4, 19.6, 0],
      [-3, 19.4, 0],
      [-3.9, 18.7, 0],
    ],
    0.42,
    false,
    40,
    14,
  );
  return group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [4, 0],
            [4.4, 0.5],
            [4.4, 10.6],
            [3.9, 12.2],
            [1.9, 13.4],
            [1.7, 14],
            [1.7, 14.6],
            [0, 14.6],
          ],
          0.6,
        ),
        false,
        96,
      ),
      amber,
    ),
    mesh(new THREE.CylinderGeometry(4.43, 4.43, 6.6, 80, 1, true), label, [0, 6.4, 0]),
    ...[3.4, 9.4].map((y) =>
      mesh(new THREE.CylinderGeometry(4.44, 4.44, 0.14, 80, 1, true), m.metal("#c9a15a", 0.3), [0, y, 0]),
    ),
    mark,
    mesh(
      turned(
        softened(
          [
            [0, 14],
            [2.1, 14],
            [2.15, 14.3],
            [2.15, 16],
            [1.8, 16.4],
            [0.9, 16.5],
            [0.8, 17],
            [0, 17],
          ],
          0.15,
        ),
        false,
        64,
      ),
      black,
    ),
    mesh(new THREE.CylinderGeometry(0.5, 0.5, 2.2, 32), black, [0, 17.6, 0]),
    mesh(
      turned(
        softened(
          [
            [0, 18.6],
            [1.1, 18.6],
            [1.2, 19],
            [1.2, 19.9],
            [0.9, 20.2],
            [0, 20.2],
          ],
          0.2,
        ),
        false,
        48,
      ),
      black,
    ),
    mesh(spout, black),
  );
}
