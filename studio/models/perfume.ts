import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, plate, roundedBox, roundedRect, softened, turned } from "../rig/shapes.ts";

export const models: Models = {
  perfume: {
    build: perfume,
    shots: {
      main: { azimuth: 22, elevation: 12 },
      detail: { azimuth: -22, elevation: 26, zoom: 1.6, at: [0.5, 0.68, 0.6] },
      angle: { azimuth: -34, elevation: 22 },
    },
  },
};

function perfume(params: Params, m: Materials): THREE.Object3D {
  return /attar/.test(params.shape) ? attar(params, m) : flacon(params, m);
}

/** A faceted bottle with the amber inside it and a cut stopper. */
function attar(params: Params, m: Materials): THREE.Object3D {
  const facets = (points: [number, number][], sides: number) => {
    const cut = turned(points, false, sides).toNonIndexed();
    cut.computeVertexNormals();
    return cut;
  };
  const amber = m.crystal(params.color, 0.2, { thickness: 3 });
  const clear = m.crystal("#d9bfa0", 0.5, { transmission: 0.55, metalness: 0.25, specularIntensity: 1 });
  const gold = m.metal(params.accent, 0.18);
  return group(
    mesh(
      facets(
        [
          [0, 0],
          [3.4, 0],
          [3.9, 0.7],
          [4.6, 3.4],
          [3.8, 6.4],
          [2, 8],
          [1.5, 8.4],
          [0, 8.4],
        ],
        10,
      ),
      amber,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 8.3],
            [1.7, 8.3],
            [1.7, 9],
            [1.35, 9.2],
            [1.35, 10],
            [1.6, 10.2],
            [1.6, 10.5],
            [0, 10.5],
          ],
          0.12,
        ),
        false,
        64,
      ),
      gold,
    ),
    mesh(
      facets(
        [
          [0, 10.4],
          [0.7, 10.5],
          [0.8, 11],
          [2, 12.4],
          [2.2, 13.6],
          [1.4, 15.2],
          [0, 16.6],
        ],
        8,
      ),
      clear,
    ),
    mesh(
      turned(
        softened(
          [
            [0, -0.9],
            [4.4, -0.9],
            [4.5, -0.5],
            [4, 0],
            [0, 0],
          ],
          0.2,
        ),
        false,
        80,
      ),
      gold,
    ),
  );
}

function flacon(params: Params, m: Materials): THREE.Object3D {
  const glass = m.crystal(params.color, 0.085, { flatShading: false, thickness: 0.7 });
  const clear = m.crystal("#b9acd0", 0.3, { flatShading: false, thickness: 2 });
  const gold = m.metal(params.accent, 0.18);
  const plaque = mesh(plate(roundedRect(4.4, 2.4, 0.15), 0.12, 0.05), gold, [0, 4.6, 2.34]);
  const moon = new THREE.Shape();
  moon.absarc(0, 0, 0.75, 0.5, Math.PI * 2 - 0.5, false);
  moon.absarc(0.42, 0, 0.46, Math.PI * 2 - 0.9, 0.9, true);
  return group(
    mesh(roundedBox(9, 1.5, 4.6, 0.5, 8), clear, [0, 0.75, 0]),
    mesh(roundedBox(9, 8.9, 4.6, 0.6, 8), glass, [0, 5.55, 0]),
    plaque,
    mesh(plate(moon, 0.08, 0.02, 40), m.plastic(params.color, 0.4), [-0.1, 4.6, 2.42]),
    mesh(
      turned(
        softened(
          [
            [0, 9.9],
            [1.7, 9.9],
            [1.7, 10.7],
            [0, 10.7],
          ],
          0.12,
        ),
        false,
        64,
      ),
      gold,
    ),
    mesh(roundedBox(3.9, 4, 3.4, 0.35, 6), gold, [0, 12.7, 0]),
  );
}
