import * as THREE from "three";
import { wallpaper } from "../parts/wallpaper.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, roundedRect, sheet } from "../rig/shapes.ts";

export const models: Models = {
  laptop: {
    build: laptop,
    shots: { main: { azimuth: -28, elevation: 18 }, angle: { azimuth: 40, elevation: 26 } },
  },
};

function laptop(params: Params, m: Materials): THREE.Object3D {
  const [width, depth] = [31.5, 22];
  const body = m.metal(params.colour, 0.36);
  const dark = m.plastic(params.accent ?? "#1a1c20", 0.5);
  const base = mesh(plate(roundedRect(width, depth, 1), 1.15, 0.22), body);
  base.rotation.x = -Math.PI / 2;
  const well = mesh(
    plate(roundedRect(width - 3.4, 9.4, 0.4), 0.06, 0.02),
    m.plastic(shade(params.colour, -0.35), 0.5),
    [0, 0.56, -3.6],
  );
  well.rotation.x = -Math.PI / 2;
  const whole = group(base, well);
  const rows: [number, number][] = [
    [14, 1],
    [14, 1],
    [13, 1],
    [12, 1],
    [12, 1],
  ];
  rows.forEach(([count], row) => {
    const step = (width - 3.9) / count;
    for (let i = 0; i < count; i++)
      whole.add(
        mesh(roundedBox(step - 0.28, 0.22, 1.48, 0.1, 2), dark, [
          -(width - 3.9) / 2 + step * (i + 0.5),
          0.64,
          -7.3 + row * 1.78,
        ]),
      );
  });
  whole.add(mesh(roundedBox(10.5, 0.22, 1.48, 0.1, 2), dark, [0, 0.642, 0.18 - 0.02]));
  const pad = mesh(
    plate(roundedRect(11, 6.4, 0.4), 0.05, 0.02),
    m.metal(shade(params.colour, -0.08), 0.3),
    [0, 0.57, 6],
  );
  pad.rotation.x = -Math.PI / 2;
  whole.add(pad);
  whole.add(lid(params, m, body, width, depth));
  const hinge = mesh(new THREE.CylinderGeometry(0.45, 0.45, width * 0.72, 24), dark, [
    0,
    0.6,
    -depth / 2 + 0.2,
  ]);
  hinge.rotation.z = Math.PI / 2;
  return whole.add(hinge);
}

function lid(
  params: Params,
  m: Materials,
  body: THREE.Material,
  width: number,
  depth: number,
): THREE.Object3D {
  const panel = group(
    mesh(plate(roundedRect(width, depth - 1, 0.9), 0.55, 0.16), body),
    mesh(sheet(roundedRect(width - 0.5, depth - 1.5, 0.7)), m.gloss("#0b0c0e"), [0, 0, 0.28]),
    mesh(
      sheet(roundedRect(width - 1.6, depth - 3.2, 0.2)),
      m.screen(wallpaper(params.screen ?? "dune", 1280, 800), 0.85),
      [0, 0.3, 0.288],
    ),
  );
  panel.position.y = (depth - 1) / 2;
  const turn = group(panel);
  turn.rotation.x = -THREE.MathUtils.degToRad((params.angle ?? 110) - 90);
  turn.position.set(0, 0.6, -depth / 2 + 0.2);
  return turn;
}
