import * as THREE from "three";
import { beads, brilliant, cabochon, loop } from "../parts/jewels.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, softened, tube, turned } from "../rig/shapes.ts";

export const models: Models = {
  ring: {
    build: (params, materials) => (params.bands ? stack(params, materials) : stoneRing(params, materials)),
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
  const round = /brilliant/.test(params.stone);
  const head = round ? solitaire(params, m, metal) : cocktail(params, m, metal);
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

function cocktail(params: Params, m: Materials, metal: THREE.Material): THREE.Object3D {
  const stone = cabochon(m, params.accent, 4.6, 3.5, 2.7);
  stone.position.y = 1.6;
  const rim = mesh(
    turned(
      softened(
        [
          [0, -0.8],
          [2.6, -0.4],
          [3.5, 0.7],
          [3.62, 1.9],
          [3.4, 1.9],
          [3.35, 1.2],
          [0, 1.2],
        ],
        0.12,
      ),
    ),
    metal,
  );
  rim.scale.set(1.31, 1, 1);
  const whole = group(rim, stone);
  for (let i = 0; i < 26; i++) {
    const angle = (i * Math.PI) / 13;
    const gem = brilliant(m, "#f2f6fa", 0.52);
    gem.position.set(Math.cos(angle) * 5.35, 1.1, Math.sin(angle) * 4.2);
    gem.rotation.set(Math.sin(angle) * 0.4, 0, -Math.cos(angle) * 0.4);
    whole.add(gem);
  }
  const tray = mesh(
    turned(
      softened(
        [
          [0, 0.2],
          [4.2, 0.2],
          [4.95, 0.75],
          [4.9, 1],
          [0, 1],
        ],
        0.1,
      ),
    ),
    metal,
  );
  tray.scale.set(1.2, 1, 0.97);
  return whole.add(tray);
}

function stack(params: Params, m: Materials): THREE.Object3D {
  const silver = silverish(m, params);
  const rose = m.metal(params.accent, 0.24);
  const ring = (t: number) =>
    [Math.cos(t * Math.PI * 2) * 9.3, 0, Math.sin(t * Math.PI * 2) * 9.3] as [number, number, number];
  const round = loop(
    Array.from({ length: 48 }, (_, i) => ring(i / 48)),
    true,
  );
  const plain = mesh(
    turned(
      softened(
        [
          [8.7, 0],
          [8.7, -1.1],
          [9.8, -1.1],
          [9.8, 1.1],
          [8.7, 1.1],
          [8.7, 0],
        ],
        0.5,
      ),
      false,
      128,
    ),
    silver,
  );
  const beaded = group(
    beads(round, 60, () => 0.62, rose, 16),
    mesh(new THREE.TorusGeometry(9.0, 0.4, 12, 96).rotateX(Math.PI / 2), rose),
  );
  const twisted = group(
    ...[0, 1].map((strand) => {
      const rope = new THREE.CatmullRomCurve3(
        Array.from({ length: 240 }, (_, i) => {
          const [turn, roll] = [(i / 240) * Math.PI * 2, (i / 240) * Math.PI * 2 * 22 + strand * Math.PI];
          const radius = 9.25 + Math.cos(roll) * 0.42;
          return new THREE.Vector3(Math.cos(turn) * radius, Math.sin(roll) * 0.42, Math.sin(turn) * radius);
        }),
        true,
      );
      return mesh(new THREE.TubeGeometry(rope, 480, 0.46, 8, true), silver);
    }),
  );
  plain.position.y = 1.1;
  beaded.position.set(0.4, 2.95, 0.2);
  twisted.position.set(7.2, 8.6, 3.4);
  twisted.rotation.set(0.25, 0, 0.98);
  return group(plain, beaded, twisted);
}
