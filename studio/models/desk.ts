import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { dice, paint, shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, roundedRect, sheet, warp } from "../rig/shapes.ts";

export const models: Models = {
  "sticky-notes": {
    build: stickyNotes,
    shots: { main: { azimuth: 22, elevation: 36 }, "in-use": { azimuth: -24, elevation: 44 } },
  },
  "ruler-set": {
    build: rulers,
    shots: { main: { azimuth: 12, elevation: 58 }, angle: { azimuth: -24, elevation: 66 } },
  },
  box: {
    build: pencilBox,
    shots: {
      main: { azimuth: 30, elevation: 32 },
      detail: { azimuth: -30, elevation: 34, zoom: 1.6, at: [0.3, 0.7, 0.6] },
    },
  },
};

function stickyNotes(params: Params, m: Materials, view: View): THREE.Object3D {
  const whole = new THREE.Group();
  const random = dice(params.seed);
  const shades: string[] = params.shades;
  shades.forEach((colour, i) => {
    const pad = notePad(colour, m);
    const [column, row] = view === "main" ? [i % 3, Math.floor(i / 3)] : [i % 2, 0];
    if (view === "main") pad.position.set((column - 1) * 6.4 + row * 0.7, row * 1.62, -row * 0.6);
    else pad.position.set(-4 + column * 0.4 * random(), Math.floor(i) * 1.58, -2);
    pad.rotation.y = (random() - 0.5) * 0.3;
    whole.add(pad);
  });
  if (view === "in-use") {
    ["#e8b04a", shades[2]!, shades[1]!].forEach((colour, i) => {
      const note = looseNote(colour, m);
      note.position.set(4.6 + (i % 2) * 5.2, 0.06, -4.6 + i * 4.4);
      note.rotation.y = (i - 1) * 0.24;
      whole.add(note);
    });
  }
  return whole;
}

function notePad(colour: string, m: Materials): THREE.Object3D {
  const lines = m.print(
    paint(32, 128, (brush, w, h) => {
      for (let y = 0; y < h; y += 2) {
        brush.fillStyle = y % 6 === 0 ? shade(colour, -0.22) : y % 4 ? colour : shade(colour, -0.07);
        brush.fillRect(0, y, w, 2);
      }
    }),
    0.95,
  );
  const pad = mesh(new THREE.BoxGeometry(5.6, 1.5, 5.6), m.paper(colour), [0, 0.75, 0]);
  pad.material = [lines, lines, m.paper(colour), m.paper(colour), lines, lines];
  const top = looseNote(colour, m);
  top.position.y = 1.53;
  return group(pad, top);
}

function looseNote(colour: string, m: Materials): THREE.Mesh {
  const note = new THREE.PlaneGeometry(5.6, 5.6, 24, 24).rotateX(-Math.PI / 2);
  warp(note, (p) => {
    const lift = Math.max(0, (p.z + p.x * 0.45) / 4 - 0.1);
    p.y += lift * lift * 1.5;
    p.z -= lift * lift * 0.25;
  });
  return mesh(note, m.paper(colour, { side: THREE.DoubleSide }));
}

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

function pencilBox(params: Params, m: Materials): THREE.Object3D {
  const wood = m.wood(params.colour, 1.1, "x", { clearcoat: 0.3, clearcoatRoughness: 0.4 });
  const brass = m.metal(params.accent, 0.22);
  const [w, h, d] = [20, 4, 7];
  const whole = group(
    mesh(roundedBox(w, 0.5, d, 0.12), wood, [0, 0.25, 0]),
    ...[-1, 1].map((side) => mesh(roundedBox(w, h, 0.5, 0.12), wood, [0, h / 2, (side * (d - 0.5)) / 2])),
    mesh(roundedBox(0.5, h, d, 0.12), wood, [-w / 2 + 0.25, h / 2, 0]),
    mesh(roundedBox(0.5, h - 0.7, d, 0.12), wood, [w / 2 - 0.25, (h - 0.7) / 2, 0]),
  );
  const lid = group(mesh(roundedBox(w - 0.4, 0.36, d - 0.7, 0.1), wood));
  const knob = mesh(new THREE.SphereGeometry(0.5, 32, 16).scale(1, 0.5, 1), brass, [w / 2 - 2, 0.25, 0]);
  const inlay = plate(roundedRect(3, 3, 0.1), 0.06, 0.02)
    .rotateZ(Math.PI / 4)
    .rotateX(-Math.PI / 2);
  lid.add(knob, mesh(inlay, brass, [0, 0.18, 0]));
  lid.position.set(9, h - 0.42, 0);
  whole.add(lid);
  ["#b3262b", "#2b4a8c", "#d99a16", "#2f7d4b", "#2b2d31", "#e07b39"].forEach((colour, i) => {
    const pencil = group(
      mesh(new THREE.CylinderGeometry(0.38, 0.38, 14, 6), m.gloss(colour, { flatShading: true })),
      mesh(new THREE.CylinderGeometry(0.1, 0.37, 1.4, 20), m.wood("#d9ad77", 0.4), [0, 7.7, 0]),
      mesh(new THREE.ConeGeometry(0.1, 0.4, 16), m.plastic(colour), [0, 8.6, 0]),
    );
    pencil.rotation.set(0, i * 0.6, Math.PI / 2, "ZXY");
    pencil.position.set(-0.9 + (i % 3) * 0.3, 1.9 + (i % 2) * 0.5, -2.2 + i * 0.86);
    whole.add(pencil);
  });
  return whole;
}
