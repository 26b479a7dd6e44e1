import * as THREE from "three";
import { wallpaper } from "../parts/wallpaper.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, roundedRect, sheet, turned } from "../rig/shapes.ts";

export const models: Models = {
  phone: {
    build: phonePair,
    shots: { main: { azimuth: 20, elevation: 10 }, angle: { azimuth: -22, elevation: 18 } },
  },
};

function phonePair(params: Params, m: Materials): THREE.Object3D {
  const front = handset(params, m, 7.2, 15.4, 0.95);
  const back = handset(params, m, 7.2, 15.4, 0.95);
  back.rotation.set(0.06, Math.PI - 0.12, 0);
  back.position.set(-3.6, 0, -2.3);
  front.position.set(2.2, 0, 0.9);
  front.rotation.set(-0.06, -0.1, 0);
  return group(front, back);
}

function handset(
  params: Params,
  m: Materials,
  width: number,
  height: number,
  corner: number,
): THREE.Object3D {
  const rim = m.metal(shade(params.colour, 0.18), 0.24);
  const rear = m.plastic(params.colour, 0.3, { clearcoat: 0.5, clearcoatRoughness: 0.35 });
  const whole = new THREE.Group();
  whole.add(mesh(plate(roundedRect(width, height, corner), 0.74, 0.16), rim));
  const glass = sheet(roundedRect(width - 0.16, height - 0.16, corner - 0.08));
  whole.add(mesh(glass, m.gloss("#0b0b0d"), [0, 0, 0.373]));
  const rearGlass = mesh(
    plate(roundedRect(width - 0.18, height - 0.18, corner - 0.09), 0.1, 0.04),
    rear,
    [0, 0, -0.35],
  );
  whole.add(rearGlass);
  const picture = wallpaper(params.screen ?? "sunrise", 540, 1170, (brush, w, h) => {
    brush.fillStyle = "#ffffffee";
    brush.textAlign = "center";
    brush.font = `300 ${w * 0.23}px "Liberation Sans", sans-serif`;
    brush.fillText("10:24", w / 2, h * 0.2);
    brush.font = `${w * 0.05}px "Liberation Sans", sans-serif`;
    brush.fillText("Saturday, 14 March", w / 2, h * 0.245);
  });
  whole.add(
    mesh(
      sheet(roundedRect(width - 0.44, height - 0.44, corner - 0.2)),
      m.screen(picture, 0.85),
      [0, 0, 0.38],
    ),
  );
  whole.add(mesh(new THREE.CircleGeometry(0.16, 24), m.gloss("#050506"), [0, height / 2 - 0.62, 0.386]));
  whole.add(cameras(params, m, width, height));
  for (const [y, long] of [
    [3.4, 1.7],
    [1.2, 1],
  ] as const)
    whole.add(mesh(roundedBox(0.14, long, 0.26, 0.06), rim, [width / 2 + 0.02, y, 0]));
  return whole;
}

function cameras(params: Params, m: Materials, width: number, height: number): THREE.Object3D {
  const count = params.cameras ?? 2;
  const island = mesh(
    plate(roundedRect(2.5, 0.6 + count * 1.32, 0.8), 0.22, 0.1),
    m.plastic(shade(params.colour, -0.12), 0.25, { clearcoat: 1 }),
    [0, 0, 0],
  );
  const whole = group(island);
  for (let i = 0; i < count; i++) whole.add(lens(m, -0.35, (count - 1) * 0.66 - i * 1.32, 0.55));
  whole.add(
    mesh(new THREE.SphereGeometry(0.2, 20, 12), m.glow("#fff1cf", 0.25), [0.72, (count - 1) * 0.66, 0.02]),
  );
  whole.rotation.y = Math.PI;
  whole.position.set(width / 2 - 1.75, height / 2 - 0.8 - count * 0.66, -0.44);
  return whole;
}

function lens(m: Materials, x: number, y: number, radius: number): THREE.Object3D {
  const ring = mesh(
    turned([
      [0, 0],
      [radius, 0],
      [radius, 0.22],
      [radius - 0.1, 0.26],
      [radius - 0.14, 0.18],
      [0, 0.18],
    ]),
    m.metal("#9da1a8", 0.2),
  );
  const glass = mesh(
    new THREE.SphereGeometry(radius * 0.9, 32, 12, 0, Math.PI * 2, 0, 0.75),
    m.gloss("#0a0d18", { roughness: 0.05 }),
    [0, -radius * 0.5, 0],
  );
  const whole = group(ring, glass);
  whole.rotation.x = Math.PI / 2;
  whole.position.set(x, y, 0.08);
  return whole;
}
