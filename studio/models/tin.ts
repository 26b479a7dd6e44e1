import * as THREE from "three";
import { scatter } from "../parts/grains.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { dice, paint, shade } from "../rig/paint.ts";
import { group, mesh, roundedBox, roundedRect, sheet, softened, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  tin: {
    build: (params, materials, view) =>
      /square/.test(params.shape)
        ? teaTin(params, materials, view)
        : /small/.test(params.shape)
          ? balm(params, materials)
          : coffeeTin(params, materials),
    shots: {
      main: { azimuth: 26, elevation: 20 },
      detail: { azimuth: 18, elevation: 40, zoom: 1.5, at: [0.55, 0.5, 0.7] },
      "in-use": { azimuth: -26, elevation: 32 },
    },
  },
};

function teaTin(params: Params, m: Materials, view: View): THREE.Object3D {
  const coat = m.gloss(params.color, { clearcoatRoughness: 0.3 });
  const gold = m.metal(params.accent, 0.25);
  const whole = group(mesh(roundedBox(8, 10.4, 8, 0.6, 6), coat, [0, 5.2, 0]));
  for (let side = 0; side < 4; side++) {
    const face = group(
      mesh(sheet(roundedRect(4.3, 4.3, 0.05)).rotateZ(Math.PI / 4), gold, [0, 0, 0.012]),
      mesh(sheet(roundedRect(3.7, 3.7, 0.05)).rotateZ(Math.PI / 4), coat, [0, 0, 0.02]),
      leafMark(gold),
    );
    const frame = roundedRect(7, 9.2, 0.3);
    frame.holes.push(roundedRect(6.8, 9, 0.25));
    face.add(mesh(sheet(frame), gold, [0, 0, 0.01]));
    const turn = group(face);
    face.position.set(0, 5, 4.005);
    turn.rotation.y = (side * Math.PI) / 2;
    whole.add(turn);
  }
  const lid = group(
    mesh(roundedBox(8.2, 1.5, 8.2, 0.6, 6), coat, [0, 0, 0]),
    mesh(
      turned(
        softened(
          [
            [0, 0.7],
            [2.4, 0.7],
            [2.2, 1.15],
            [0, 1.15],
          ],
          0.15,
        ),
      ),
      coat,
    ),
    mesh(new THREE.TorusGeometry(2.3, 0.09, 12, 64).rotateX(Math.PI / 2), gold, [0, 0.82, 0]),
  );
  if (view !== "in-use") {
    lid.position.y = 10.9;
    return whole.add(lid);
  }
  lid.position.set(-7, 3.6, 4.6);
  lid.rotation.set(0, 0.4, -1.22);
  const tea = mesh(roundedBox(7.4, 0.3, 7.4, 0.1), m.clay("#2a1a12", 0.3), [0, 10.3, 0]);
  return whole.add(
    lid,
    tea,
    teaLeaves(params, m, 650, (random) => [
      (random() - 0.5) * 7,
      10.45 + random() * 0.2,
      (random() - 0.5) * 7,
    ]),
    teaLeaves(params, m, 320, (random) => {
      const [angle, r] = [random() * Math.PI * 2, Math.sqrt(random()) * 3];
      return [
        5.2 + Math.cos(angle) * r,
        0.1 + Math.max(0, 1 - r / 2.4) * random(),
        6 + Math.sin(angle) * r * 0.8,
      ];
    }),
  );
}

function leafMark(gold: THREE.Material): THREE.Object3D {
  const leaf = new THREE.Shape()
    .moveTo(0, -0.2)
    .bezierCurveTo(0.75, 0.1, 0.6, 1, 0, 1.6)
    .bezierCurveTo(-0.6, 1, -0.75, 0.1, 0, -0.2) as THREE.Shape;
  const whole = new THREE.Group();
  for (const [turn, size] of [
    [0, 1],
    [1.1, 0.75],
    [-1.1, 0.75],
  ] as const) {
    const one = mesh(sheet(leaf), gold, [0, -0.6, 0.03]);
    one.rotation.z = turn;
    one.scale.setScalar(size);
    whole.add(one);
  }
  return whole;
}

function teaLeaves(
  params: Params,
  m: Materials,
  count: number,
  at: (random: () => number) => [number, number, number],
): THREE.InstancedMesh {
  const random = dice(params.seed + count);
  return scatter(
    new THREE.CapsuleGeometry(0.08, 0.5, 3, 6),
    m.clay("#ffffff", 0.2),
    count,
    random,
    () => at(random),
    Math.PI,
    ["#22140d", "#3a2416", "#4a3220", "#1a100b"],
  );
}

function coffeeTin(params: Params, m: Materials): THREE.Object3D {
  const coat = m.plastic(params.color, 0.5, { clearcoat: 0.25, clearcoatRoughness: 0.5 });
  const rim = m.metal("#c9ccd0", 0.22);
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [4.4, 0],
            [4.5, 0.3],
            [4.5, 11.2],
            [0, 11.2],
          ],
          0.15,
        ),
      ),
      coat,
    ),
    mesh(new THREE.TorusGeometry(4.5, 0.14, 12, 96).rotateX(Math.PI / 2), rim, [0, 0.2, 0]),
    mesh(new THREE.TorusGeometry(4.5, 0.14, 12, 96).rotateX(Math.PI / 2), rim, [0, 11.1, 0]),
    mesh(
      turned(
        softened(
          [
            [4.4, 11],
            [4.62, 11.2],
            [4.62, 12.5],
            [4.2, 12.8],
            [3.9, 12.6],
            [0, 12.6],
          ],
          0.15,
        ),
      ),
      coat,
    ),
    mesh(
      new THREE.CylinderGeometry(4.515, 4.515, 5.2, 96, 1, true),
      m.paper(params.accent, { roughness: 0.7 }),
      [0, 5.4, 0],
    ),
    mesh(new THREE.CylinderGeometry(4.525, 4.525, 0.16, 96, 1, true), m.paper(params.color), [0, 7.6, 0]),
    mesh(new THREE.CylinderGeometry(4.525, 4.525, 0.16, 96, 1, true), m.paper(params.color), [0, 3.2, 0]),
  );
  const cup = mesh(
    new THREE.CylinderGeometry(4.53, 4.53, 3, 24, 1, true, -0.36, 0.72),
    m.print(cupMark(params), 0.75, { transparent: true }),
    [0, 5.4, 0],
  );
  cup.rotation.y = 0.3;
  whole.add(cup);
  const random = dice(params.seed);
  const bean = warp(new THREE.SphereGeometry(1, 24, 18).scale(0.42, 0.3, 0.6), (p) => {
    if (p.y > 0) p.y *= 0.55 + 0.45 * Math.min(1, Math.abs(p.x) / 0.12);
  });
  return whole.add(
    scatter(
      bean,
      m.plastic("#ffffff", 0.38),
      60,
      random,
      () => {
        const [angle, r] = [-0.35 + random() * 2.3, 5 + random() ** 1.6 * 4.4];
        return [Math.cos(angle) * r, 0.3, Math.sin(angle) * r];
      },
      Math.PI,
      ["#3b2115", "#4a2a1a", "#2f1a10", "#55331f"],
    ),
  );
}

function cupMark(params: Params) {
  return paint(320, 300, (brush, w, h) => {
    brush.strokeStyle = params.color;
    brush.fillStyle = params.color;
    brush.lineWidth = 13;
    brush.lineCap = "round";
    brush.beginPath();
    brush.roundRect(w * 0.24, h * 0.46, w * 0.42, h * 0.34, [6, 6, 60, 60]);
    brush.fill();
    brush.beginPath();
    brush.arc(w * 0.68, h * 0.58, h * 0.09, -1.4, 1.5);
    brush.moveTo(w * 0.18, h * 0.88);
    brush.lineTo(w * 0.74, h * 0.88);
    for (const x of [0.34, 0.45, 0.56]) {
      brush.moveTo(w * x, h * 0.38);
      brush.bezierCurveTo(w * (x - 0.06), h * 0.3, w * (x + 0.06), h * 0.22, w * x, h * 0.12);
    }
    brush.stroke();
  });
}

function balm(params: Params, m: Materials): THREE.Object3D {
  const satin = m.metal(params.accent, 0.34);
  const pot = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [3.5, 0],
            [3.6, 0.2],
            [3.6, 1.5],
            [3.45, 1.5],
            [3.4, 0.3],
            [0, 0.3],
          ],
          0.12,
        ),
        false,
        112,
      ),
      satin,
    ),
    mesh(new THREE.TorusGeometry(3.52, 0.1, 12, 96).rotateX(Math.PI / 2), satin, [0, 0.95, 0]),
    mesh(
      turned(
        [
          [0, 0.4],
          [3.36, 0.4],
          [3.36, 1.22],
          [2.6, 1.3],
          [1.7, 1.22],
          [1.2, 1.17],
          [0, 1.16],
        ],
        false,
        96,
      ),
      m.gloss(params.color, { roughness: 0.4, clearcoat: 0.6, clearcoatRoughness: 0.3 }),
    ),
  );
  const lid = group(
    mesh(
      turned(
        softened(
          [
            [0, 0.55],
            [3.3, 0.55],
            [3.75, 0.45],
            [3.8, 0.2],
            [3.8, -0.7],
            [3.66, -0.7],
            [3.6, 0.2],
            [0, 0.3],
          ],
          0.12,
        ),
        false,
        112,
      ),
      satin,
    ),
    mesh(
      new THREE.CircleGeometry(2.9, 64).rotateX(-Math.PI / 2),
      m.plastic(shade(params.color, 0.1), 0.5),
      [0, 0.565, 0],
    ),
  );
  const petals = new THREE.Group();
  for (let i = 0; i < 8; i++) {
    const petal = mesh(
      new THREE.SphereGeometry(1, 20, 12).scale(0.36, 0.03, 0.85),
      m.plastic(params.accent, 0.5),
      [Math.sin((i * Math.PI) / 4) * 1.05, 0.58, Math.cos((i * Math.PI) / 4) * 1.05],
    );
    petal.rotation.y = (i * Math.PI) / 4;
    petals.add(petal);
  }
  lid.add(petals);
  lid.rotation.set(-0.1, 0, -1.08, "YXZ");
  lid.rotation.set(1.1, 0.5, 0, "YXZ");
  lid.position.set(-3.1, 3.35, -2.9);
  return group(pot, lid);
}
