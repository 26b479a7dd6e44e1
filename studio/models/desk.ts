import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { paint } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, roundedRect, sheet } from "../rig/shapes.ts";

export const models: Models = {
  "ruler-set": {
    build: rulers,
    shots: { main: { azimuth: 12, elevation: 58 }, angle: { azimuth: -24, elevation: 66 } },
  },
};

function rulers(params: Params, m: Materials): THREE.Object3D {
  const steel = (surface = true) => m.metal(params.colour, surface ? 0.34 : 0.2);
  const marks = (width: number, height: number) =>
    m.print(
      paint(1500, Math.round((1500 * height) / width), (brush, w, h) => {
        brush.fillStyle = params.colour;
        brush.fillRect(0, 0, w, h);
        brush.fillStyle = "#22262c";
        brush.textAlign = "center";
        brush.font = `${h * 0.22}px "Liberation Sans", sans-serif`;
        for (let i = 0; i <= 150; i++) {
          const x = 50 + (i * (w - 100)) / 150;
          brush.fillRect(x - 1.5, 0, 3, h * (i % 10 === 0 ? 0.32 : i % 5 === 0 ? 0.24 : 0.16));
          if (i % 10 === 0) brush.fillText(String(i / 10), x, h * 0.6);
        }
      }),
      0.36,
      { metalness: 0.85 },
    );
  const ruler = group(
    mesh(plate(roundedRect(17, 2.8, 0.3), 0.12, 0.04), steel()),
    mesh(sheet(roundedRect(16.9, 2.7, 0.3)), marks(17, 2.8), [0, 0, 0.065]),
  );
  ruler.rotation.set(-Math.PI / 2, 0, 0);
  ruler.position.set(0.4, 0.07, 6.2);
  const triangle = (width: number, height: number, inner: number) => {
    const shape = new THREE.Shape(
      [
        [0, 0],
        [width, 0],
        [0, height],
      ].map(([x, y]) => new THREE.Vector2(x, y)),
    );
    const [sx, sy] = [width * inner, height * inner];
    shape.holes.push(
      new THREE.Path(
        [
          [1.5, 1.4],
          [1.5, 1.4 + sy],
          [1.5 + sx, 1.4],
        ].map(([x, y]) => new THREE.Vector2(x, y)),
      ),
    );
    const piece = group(mesh(plate(shape, 0.14, 0.05), steel()));
    for (let i = 5; i < width * 5 - 6; i++)
      piece.add(
        mesh(new THREE.BoxGeometry(0.035, i % 5 ? 0.35 : 0.6, 0.02), m.plastic("#22262c"), [
          i * 0.2,
          i % 5 ? 0.2 : 0.32,
          0.075,
        ]),
      );
    piece.rotation.x = -Math.PI / 2;
    return piece;
  };
  const [wide, square] = [triangle(12.4, 7.2, 0.46), triangle(8.4, 8.4, 0.42)];
  wide.position.set(-8.4, 0.08, 3.7);
  square.position.set(9.2, 0.08, 3.8);
  square.rotation.z = Math.PI / 2;
  return group(ruler, wide, square, protractor(params, m), compass(params, m));
}

function protractor(params: Params, m: Materials): THREE.Object3D {
  const shape = new THREE.Shape();
  shape.moveTo(5, 0).absarc(0, 0, 5, 0, Math.PI, false);
  shape.lineTo(-5, -0.9).lineTo(5, -0.9).lineTo(5, 0);
  shape.holes.push(
    new THREE.Path().moveTo(2.7, 0.5).absarc(0, 0.5, 2.7, 0, Math.PI, false).lineTo(2.7, 0.5) as THREE.Path,
  );
  const piece = group(mesh(plate(shape, 0.14, 0.05, 64), m.metal(params.colour, 0.34)));
  for (let i = 0; i <= 36; i++) {
    const angle = (i * Math.PI) / 36;
    const mark = mesh(new THREE.BoxGeometry(i % 2 ? 0.3 : 0.6, 0.04, 0.02), m.plastic("#22262c"), [
      Math.cos(angle) * 4.6,
      Math.sin(angle) * 4.6,
      0.075,
    ]);
    mark.rotation.z = angle;
    piece.add(mark);
  }
  piece.rotation.x = -Math.PI / 2;
  piece.position.set(-3.2, 0.08, -4.8);
  return piece;
}

function compass(params: Params, m: Materials): THREE.Object3D {
  const steel = m.metal(params.colour, 0.18);
  const leg = (turn: number, lead: boolean) => {
    const one = group(
      mesh(roundedBox(0.55, 8, 0.4, 0.15), steel, [0, -4.2, 0]),
      mesh(
        new THREE.ConeGeometry(0.12, 1.6, 16).rotateX(Math.PI),
        lead ? m.plastic("#2a2a2d") : steel,
        [0, -8.9, 0],
      ),
    );
    one.rotation.z = turn;
    return one;
  };
  const whole = group(
    leg(0.3, false),
    leg(-0.3, true),
    mesh(new THREE.CylinderGeometry(0.85, 0.85, 0.7, 40).rotateX(Math.PI / 2), m.gloss(params.accent)),
    mesh(new THREE.CylinderGeometry(0.24, 0.24, 1.8, 24), steel, [0, 1.5, 0]),
  );
  whole.rotation.set(-Math.PI / 2, 0, -0.25);
  whole.position.set(6.2, 0.4, -7.6);
  return whole;
}
