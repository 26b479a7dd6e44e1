import * as THREE from "three";
import { brilliant } from "../parts/jewels.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, softened, tube, turned } from "../rig/shapes.ts";

export const models: Models = {
  ring: {
    build: stoneRing,
    shots: {
      main: { azimuth: 32, elevation: 22 },
      detail: { azimuth: -24, elevation: 42, zoom: 1.35, at: [0.5, 0.72, 0.5] },
      angle: { azimuth: -48, elevation: 32 },
    },
  },
};

const silverish = (m: Materials, params: Params) =>
  m.metal(params.colour, /satin/.test(params.material) ? 0.34 : 0.13);

function stoneRing(params: Params, m: Materials): THREE.Object3D {
  const metal = silverish(m, params);
  const whole = group(band(metal, 8.6, 9.9, 2.6));
  const head = solitaire(params, m, metal);
  head.position.y = 9.6;
  whole.add(head);
  whole.rotation.set(-0.16, 0, 0.07);
  return whole;
}

/** The band narrows towards the back, as a worn ring does. */
function band(metal: THREE.Material, inner: number, outer: number, width: number): THREE.Mesh {
  const profile = softened(
    [
      [inner, 0],
      [inner, -width / 2],
      [outer, -width / 2],
      [outer, width / 2],
      [inner, width / 2],
      [inner, 0],
    ],
    0.55,
  );
  const geometry = turned(profile, false, 128).rotateX(Math.PI / 2);
  const places = geometry.attributes.position;
  for (let i = 0; i < places.count; i++)
    places.setZ(i, places.getZ(i) * (1 + 0.24 * (places.getY(i) / outer)));
  geometry.computeVertexNormals();
  return mesh(geometry, metal);
}

function solitaire(params: Params, m: Materials, metal: THREE.Material): THREE.Object3D {
  const stone = brilliant(m, params.accent, 3);
  stone.position.y = 2.2;
  const seat = mesh(new THREE.TorusGeometry(1.75, 0.2, 16, 64).rotateX(Math.PI / 2), metal, [0, 0.75, 0]);
  const claws = Array.from({ length: 6 }, (_, i) => {
    const [x, z] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)];
    return mesh(
      tube(
        [
          [x * 0.9, -0.5, z * 0.9],
          [x * 2.1, 0.9, z * 2.1],
          [x * 3.02, 2.1, z * 3.02],
          [x * 2.85, 2.75, z * 2.85],
        ],
        0.2,
        false,
        24,
      ),
      metal,
    );
  });
  const whole = group(stone, seat, ...claws);
  const small = (x: number) => {
    const side = brilliant(m, params.accent, 0.75);
    side.position.set(x, 0.25 - Math.abs(x) * 0.2, 0);
    side.rotation.z = -x * 0.1;
    return side;
  };
  return whole.add(small(4.2), small(-4.2));
}
