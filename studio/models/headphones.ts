import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedRect, tube, turned } from "../rig/shapes.ts";

export const models: Models = {
  headphones: {
    build: headphones,
    shots: { main: { azimuth: 32, elevation: 12 }, angle: { azimuth: -50, elevation: 18 } },
  },
};

function headphones(params: Params, m: Materials): THREE.Object3D {
  const colour = params.colour ?? "#222222";
  const body = m.plastic(colour, 0.38);
  const trim = m.metal(params.accent ?? "#c9ccd1", 0.2);
  const pad = m.leather(shade(colour, -0.3), 0.16, { roughness: 0.55 });
  const whole = new THREE.Group();
  const arc = (radius: number, from: number, to: number) =>
    Array.from({ length: 25 }, (_, i) => {
      const angle = from + ((to - from) * i) / 24;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * 1.12, 0] as [number, number, number];
    });
  const band = tube(arc(8.6, 0.32, Math.PI - 0.32), 0.62, false, 120, 20);
  band.scale(1, 1, 2.1);
  const cushion = tube(arc(7.9, 0.75, Math.PI - 0.75), 0.62, false, 100, 20);
  cushion.scale(1, 1, 2.3);
  whole.add(mesh(band, body), mesh(cushion, pad));
  for (const side of [-1, 1]) whole.add(cup(side, body, trim, pad));
  return whole;
}

function cup(side: number, body: THREE.Material, trim: THREE.Material, pad: THREE.Material): THREE.Object3D {
  const shell = mesh(
    turned(
      [
        [0, 2.3],
        [2.2, 2.25],
        [3.6, 1.8],
        [4.2, 0.8],
        [4.2, 0],
      ],
      true,
    ),
    body,
  );
  const disc = mesh(
    turned([
      [0, 0.12],
      [2.1, 0.12],
      [2.25, 0],
    ]),
    trim,
    [0, 2.28, 0],
  );
  const ring = mesh(new THREE.TorusGeometry(4.22, 0.1, 16, 96), trim, [0, 0.05, 0]);
  ring.rotation.x = Math.PI / 2;
  const ear = mesh(new THREE.TorusGeometry(2.95, 1.15, 24, 96), pad, [0, -0.6, 0]);
  ear.rotation.x = Math.PI / 2;
  const inner = mesh(new THREE.CylinderGeometry(2.6, 2.6, 0.3, 48), pad, [0, -0.2, 0]);
  const back = mesh(new THREE.CylinderGeometry(4.16, 4.16, 0.2, 96), pad);
  const whole = group(shell, disc, ring, back, ear, inner);
  whole.scale.set(1, 1, 0.92);
  whole.rotation.z = (-side * Math.PI) / 2;
  const arm = mesh(plate(roundedRect(0.9, 5.4, 0.4), 0.45, 0.15), trim, [0, 3.9, 0]);
  arm.rotation.y = Math.PI / 2;
  const slider = group(whole, arm);
  slider.position.set(side * 8.2, -1.2, 0);
  slider.rotation.z = side * 0.1;
  return slider;
}
