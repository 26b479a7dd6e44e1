import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, softened, tube, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  racket: {
    build: racket,
    shots: {
      main: { azimuth: 14, elevation: 50 },
      detail: { azimuth: 20, elevation: 46, zoom: 1.9, at: [0.3, 0.5, 0.4] },
    },
  },
  shuttlecock: {
    build: shuttles,
    shots: { main: { azimuth: 20, elevation: 16 }, angle: { azimuth: -32, elevation: 28 } },
  },
};

function racket(params: Params, m: Materials): THREE.Object3D {
  const gloss = m.gloss(params.colour);
  const dark = m.gloss(params.accent);
  const [w, h] = [11, 13.6];
  const rim = (t: number): [number, number, number] => {
    const angle = t * Math.PI * 2 - Math.PI / 2;
    const square = 0.88;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [Math.sign(c) * Math.abs(c) ** square * w, Math.sign(s) * Math.abs(s) ** square * h + 30, 0];
  };
  const rimPart = (from: number, to: number) =>
    tube(
      Array.from({ length: 50 }, (_, i) => rim(from + ((to - from) * i) / 49)),
      0.52,
      false,
      160,
      10,
    );
  const head = group(
    mesh(rimPart(0, 1), gloss),
    mesh(rimPart(0.36, 0.64), dark),
    mesh(rimPart(0.1, 0.16), dark),
    mesh(rimPart(0.84, 0.9), dark),
  );
  const string = m.plastic("#f3f1ea", 0.4);
  for (let i = -10; i <= 10; i++) {
    const reach = Math.max(0, 1 - Math.abs(i / 10.6) ** 2.25) ** 0.44 * h;
    head.add(
      mesh(new THREE.CylinderGeometry(0.055, 0.055, reach * 2, 6), string, [
        i * 1.02,
        30,
        i % 2 ? 0.05 : -0.05,
      ]),
    );
  }
  for (let i = -12; i <= 12; i++) {
    const reach = Math.max(0, 1 - Math.abs(i / 12.9) ** 2.25) ** 0.44 * w;
    const cross = mesh(new THREE.CylinderGeometry(0.055, 0.055, reach * 2, 6), string, [
      0,
      30 + i * 1.05,
      i % 2 ? -0.05 : 0.05,
    ]);
    cross.rotation.z = Math.PI / 2;
    head.add(cross);
  }
  head.add(
    mesh(
      turned(
        softened(
          [
            [0, -11],
            [0.42, -11],
            [0.45, 12],
            [0.7, 14.4],
            [0.9, 16.4],
            [0, 16.6],
          ],
          0.2,
        ),
        false,
        24,
      ),
      dark,
    ),
    mesh(
      turned(
        [
          [0.46, 2],
          [0.5, 2.1],
          [0.5, 6],
          [0.46, 6.1],
        ],
        false,
        24,
      ),
      gloss,
    ),
  );
  for (let i = 0; i < 24; i++) {
    const wrap = mesh(
      new THREE.CylinderGeometry(1.24 + (i > 21 ? 0.18 : 0), 1.32 + (i > 21 ? 0.18 : 0), 0.74, 28),
      m.rubber(shade(params.accent, 0.04)),
      [0, -11.4 - i * 0.7, 0],
    );
    wrap.rotation.z = 0.09;
    head.add(wrap);
  }
  head.add(
    mesh(
      turned(
        softened(
          [
            [0, -10.6],
            [0.5, -10.6],
            [1.25, -11.4],
            [0, -11.6],
          ],
          0.15,
        ),
        false,
        28,
      ),
      gloss,
    ),
  );
  head.rotation.set(-Math.PI / 2, 0, 0.75);
  const bird = shuttle(m, shade(params.colour, 0));
  bird.rotation.set(Math.PI / 2 - 0.52, 0, 0);
  const holder = group(bird);
  holder.rotation.y = 2.4;
  holder.position.set(11, 1.8, -1.5);
  return group(head, holder);
}

/** Cork down, feathers up. */
export function shuttle(m: Materials, band: string): THREE.Group {
  const cork = m.plastic("#f4efe4", 0.6);
  const feather = warp(new THREE.PlaneGeometry(1.5, 4.6, 6, 16), (p) => {
    const t = (p.y + 2.3) / 4.6;
    p.x *= (0.5 + 0.75 * t) * (t > 0.86 ? 1 - (t - 0.86) * 2.6 : 1);
    p.z = -0.22 * p.x * p.x;
  });
  const vane = m.plastic("#fbfaf6", 0.75, {
    side: THREE.DoubleSide,
    surface: { kind: "brushed", scale: 0.2, depth: 0.2, stain: 0.1, along: "y" },
  });
  const quill = m.plastic("#ece5d5", 0.5);
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [0.9, 0.15],
            [1.35, 0.9],
            [1.38, 2.1],
            [0, 2.2],
          ],
          0.5,
        ),
        false,
        48,
      ),
      cork,
    ),
    mesh(
      turned(
        [
          [1.37, 1.55],
          [1.42, 1.6],
          [1.42, 2.05],
          [1.37, 2.1],
        ],
        false,
        48,
      ),
      m.plastic(band, 0.5),
    ),
  );
  for (let i = 0; i < 16; i++) {
    const leaf = mesh(feather, vane, [0, 5.6, 0]);
    leaf.rotation.y = 0.28;
    const one = group(leaf, mesh(new THREE.CylinderGeometry(0.04, 0.07, 6.4, 8), quill, [0, 4.6, 0.01]));
    one.position.set(0, 1.6, 0);
    const lean = group(one);
    one.rotation.x = 0.27;
    one.position.set(0, 1.7, 1.02);
    lean.rotation.y = (i / 16) * Math.PI * 2;
    whole.add(lean);
  }
  for (const [y, r] of [
    [3.9, 1.62],
    [4.9, 1.9],
  ] as const)
    whole.add(
      mesh(new THREE.TorusGeometry(r, 0.07, 6, 48).rotateX(Math.PI / 2), m.fabric("#f6f2e6", 0.1), [0, y, 0]),
    );
  return whole;
}

function shuttles(params: Params, m: Materials): THREE.Object3D {
  const whole = new THREE.Group();
  const stand = shuttle(m, params.accent);
  stand.rotation.x = Math.PI;
  stand.position.set(3.2, 9.4, 2.6);
  const lying = shuttle(m, params.accent);
  lying.rotation.set(Math.PI / 2 - 0.42, 0, 0);
  const turn = group(lying);
  turn.rotation.y = 0.9;
  turn.position.set(-4.4, 1.5, 4.6);
  const tubeBody = group(
    mesh(new THREE.CylinderGeometry(3.9, 3.9, 19, 64), m.card("#f1ece0"), [0, 9.5, 0]),
    mesh(new THREE.CylinderGeometry(3.93, 3.93, 9, 64, 1, true), m.card(params.accent), [0, 9.5, 0]),
    mesh(new THREE.CylinderGeometry(3.94, 3.94, 0.4, 64, 1, true), m.card("#e8c25a"), [0, 13.2, 0]),
    mesh(
      turned(
        softened(
          [
            [0, 19],
            [4.05, 18.2],
            [4.05, 19.6],
            [3.8, 19.8],
            [0, 19.8],
          ],
          0.15,
        ),
        false,
        64,
      ),
      m.gloss("#f4f2ec"),
    ),
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [4.05, 0],
            [4.05, 0.9],
            [0, 0.9],
          ],
          0.15,
        ),
        false,
        64,
      ),
      m.gloss("#f4f2ec"),
    ),
  );
  tubeBody.position.set(-3.4, 0, -3.4);
  return whole.add(stand, turn, tubeBody);
}
