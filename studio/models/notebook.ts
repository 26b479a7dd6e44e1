import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { dice, paint, shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, roundedRect, sheet, tube } from "../rig/shapes.ts";

export const models: Models = {
  notebook: {
    build: notebook,
    shots: {
      main: { azimuth: -26, elevation: 34 },
      detail: { azimuth: -52, elevation: 30, zoom: 1.9, at: [0.2, 0.8, 0.7] },
      angle: { azimuth: 32, elevation: 24 },
      "in-use": { azimuth: -18, elevation: 48 },
    },
  },
};

function notebook(params: Params, m: Materials, view: View): THREE.Object3D {
  if (params.stack) return pile(params, m);
  if (/stitch/.test(params.binding)) return stitched(params, m);
  return view === "in-use" ? openPlanner(params, m) : planner(params, m);
}

function block(
  width: number,
  depth: number,
  thick: number,
  m: Materials,
  colour = "#f3ecdc",
): THREE.Object3D {
  const lines = m.print(
    paint(64, 256, (brush, w, h) => {
      for (let y = 0; y < h; y += 2) {
        brush.fillStyle = y % 8 === 0 ? shade(colour, -0.3) : y % 4 ? colour : shade(colour, -0.1);
        brush.fillRect(0, y, w, 2);
      }
    }),
    0.95,
  );
  const box = mesh(new THREE.BoxGeometry(width, thick, depth), m.paper(colour));
  box.material = [lines, lines, m.paper(colour), m.paper(colour), lines, lines];
  return box;
}

function pile(params: Params, m: Materials): THREE.Object3D {
  const whole = new THREE.Group();
  const random = dice(params.seed);
  const thick = 0.85;
  for (let i = 0; i < params.stack; i++) {
    const colour = params.covers[i % params.covers.length];
    const book = group(block(14.6, 20.6, thick - 0.14, m));
    for (const side of [-1, 1])
      book.add(mesh(roundedBox(15, 0.07, 21, 0.03), m.card(colour), [0, (side * (thick - 0.07)) / 2, 0]));
    book.add(mesh(roundedBox(0.9, thick, 21, 0.05), m.fabric(shade(colour, -0.4), 0.1), [-7.2, 0, 0]));
    const label = mesh(sheet(roundedRect(7, 4, 0.4)), m.paper(params.accent), [0.4, thick / 2 + 0.012, -4.6]);
    const rules = group(
      ...[-0.7, 0.2, 1.1].map((z) =>
        mesh(new THREE.BoxGeometry(5.4, 0.02, 0.06), m.paper(shade(colour, -0.2)), [
          0.4,
          thick / 2 + 0.02,
          -4.7 + z,
        ]),
      ),
    );
    label.rotation.x = -Math.PI / 2;
    book.add(label, rules);
    book.position.set((random() - 0.5) * 1.2, thick * (i + 0.5), (random() - 0.5) * 1.2);
    book.rotation.y = (random() - 0.5) * 0.22;
    whole.add(book);
  }
  return whole;
}

function stitched(params: Params, m: Materials): THREE.Object3D {
  const [width, depth, thick] = [15, 21, 2.6];
  const cover = m.print(blockPrint(params), 0.92, {
    surface: { kind: "weave", scale: 0.09, depth: 0.4, stain: 0.2 },
  });
  const plain = m.fabric(params.colour, 0.09);
  const whole = group(block(width - 0.3, depth - 0.5, thick, m, params.accent));
  for (const side of [-1, 1])
    whole.add(mesh(roundedBox(width, 0.22, depth, 0.1), plain, [0.1, (side * (thick + 0.2)) / 2, 0]));
  const face = mesh(sheet(roundedRect(width - 0.1, depth - 0.1, 0.12)), cover, [
    0.1,
    (thick + 0.2) / 2 + 0.115,
    0,
  ]);
  face.rotation.x = -Math.PI / 2;
  whole.add(face);
  const thread = m.fabric("#e9dcc0", 0.05);
  for (let fold = 0; fold < 6; fold++)
    whole.add(
      mesh(new THREE.CapsuleGeometry(0.22, depth - 0.9, 6, 16).rotateX(Math.PI / 2), m.paper(params.accent), [
        -width / 2 + 0.1,
        -1.08 + fold * 0.43,
        0,
      ]),
    );
  for (let i = 0; i < 5; i++) {
    const z = -8 + i * 4;
    whole.add(
      mesh(
        tube(
          [
            [-width / 2 + 1.3, 1.55, z],
            [-width / 2 - 0.1, 1.5, z],
            [-width / 2 - 0.22, 0.8, z + 0.15],
            [-width / 2 - 0.22, -0.8, z - 0.15],
            [-width / 2 - 0.1, -1.45, z],
            [-width / 2 + 1.3, -1.6, z],
          ],
          0.09,
          false,
          50,
          8,
        ),
        thread,
      ),
    );
    for (let k = 0; k < 5; k++)
      whole.add(
        mesh(new THREE.TorusGeometry(0.16, 0.06, 8, 16), thread, [-width / 2 - 0.22, -0.86 + k * 0.43, z]),
      );
  }
  const cord = tube(
    [
      [width / 2 + 0.1, 0, 1],
      [width / 2 + 1.2, -0.9, 1.6],
      [width / 2 + 2.4, -1.42, 3],
      [width / 2 + 2, -1.45, 5],
    ],
    0.09,
    false,
    40,
    8,
  );
  return whole.add(mesh(cord, thread));
}

function blockPrint(params: Params) {
  return paint(900, 1260, (brush, w, h) => {
    brush.fillStyle = params.colour;
    brush.fillRect(0, 0, w, h);
    const step = 105;
    for (let row = -1; row <= h / step + 1; row++) {
      for (let column = -1; column <= w / step + 1; column++) {
        const [x, y] = [column * step + (row % 2 ? step / 2 : 0), row * step * 0.86];
        brush.fillStyle = params.accent;
        for (let petal = 0; petal < 6; petal++) {
          brush.beginPath();
          brush.ellipse(
            x + Math.cos((petal * Math.PI) / 3) * 17,
            y + Math.sin((petal * Math.PI) / 3) * 17,
            13,
            6.5,
            (petal * Math.PI) / 3,
            0,
            Math.PI * 2,
          );
          brush.fill();
        }
        brush.fillStyle = "#c9743f";
        brush.beginPath();
        brush.arc(x, y, 6.5, 0, Math.PI * 2);
        brush.arc(x + step / 2, y, 3.5, 0, Math.PI * 2);
        brush.fill();
      }
    }
  });
}

function planner(params: Params, m: Materials): THREE.Object3D {
  const [width, depth, thick] = [14.5, 21, 1.9];
  const hide = m.leather(params.colour, 0.13);
  const whole = group(block(width - 0.3, depth - 0.4, thick, m));
  const board = plate(roundedRect(width, depth, 0.7), 0.24, 0.1);
  for (const side of [-1, 1]) {
    const cover = mesh(board, hide, [0.05, (side * (thick + 0.22)) / 2, 0]);
    cover.rotation.x = -Math.PI / 2;
    whole.add(cover);
  }
  whole.add(mesh(roundedBox(0.5, thick + 0.46, depth, 0.22), hide, [-width / 2 + 0.1, 0, 0]));
  const elastic = roundedRect(thick + 0.62, depth + 0.14, 0.25);
  elastic.holes.push(roundedRect(thick + 0.5, depth + 0.02, 0.2));
  const strap = mesh(plate(elastic, 0.65, 0.02), m.fabric(params.accent, 0.08), [width / 2 - 1.6, 0, 0]);
  strap.rotation.set(Math.PI / 2, Math.PI / 2, 0, "ZYX");
  strap.rotation.set(-Math.PI / 2, Math.PI / 2, 0, "XYZ");
  whole.add(strap);
  for (let i = 0; i < (params.ribbon ?? 1); i++) {
    const tail = tube(
      [
        [-3 + i, 0.2, depth / 2 - 1],
        [-2.9 + i * 1.2, 0.1, depth / 2 + 0.4],
        [-2.6 + i * 1.5, -0.8, depth / 2 + 1.4],
        [-2.2 + i * 1.7, -1.12, depth / 2 + 2.6],
      ],
      0.3,
      false,
      40,
      8,
    );
    tail.scale(1, 0.3, 1);
    whole.add(mesh(tail, m.fabric(i ? params.accent : shade(params.colour, 0.3), 0.06), [0, -0.5, 0]));
  }
  return whole;
}

function openPlanner(params: Params, m: Materials): THREE.Object3D {
  const [width, depth] = [14.5, 21];
  const whole = new THREE.Group();
  for (const side of [-1, 1]) {
    const pages = block(width - 0.4, depth - 0.4, 0.9, m);
    pages.position.set((side * width) / 2, 0.55, 0);
    const face = mesh(
      sheet(roundedRect(width - 0.5, depth - 0.5, 0.2)),
      m.print(plannerPage(params, side), 0.92),
      [(side * width) / 2, 1.015, 0],
    );
    face.rotation.x = -Math.PI / 2;
    const cover = mesh(
      plate(roundedRect(width + 0.2, depth + 0.2, 0.7), 0.24, 0.1),
      m.leather(params.colour, 0.13),
      [(side * width) / 2, 0, 0],
    );
    cover.rotation.x = -Math.PI / 2;
    whole.add(pages, face, cover);
  }
  const pen = mesh(new THREE.CapsuleGeometry(0.42, 12, 8, 24), m.gloss("#20242c"), [6, 1.5, 3.5]);
  pen.rotation.set(Math.PI / 2, 0, 0.5);
  const clip = mesh(new THREE.CylinderGeometry(0.44, 0.44, 0.5, 24), m.metal("#d2a548", 0.2), [6, 1.5, 3.5]);
  clip.rotation.copy(pen.rotation);
  return whole.add(
    pen,
    clip,
    mesh(
      tube(
        [
          [0.3, 1.08, -10],
          [0.6, 1.1, 0],
          [0.9, 1.08, 9],
          [1.4, 0.9, 11.4],
          [1.6, 0.2, 12.4],
        ],
        0.16,
        false,
        50,
        8,
      ),
      m.fabric(params.accent, 0.06),
    ),
  );
}

function plannerPage(params: Params, side: number) {
  return paint(700, 1020, (brush, w, h) => {
    brush.fillStyle = "#f7f1e4";
    brush.fillRect(0, 0, w, h);
    brush.fillStyle = params.colour;
    brush.font = 'bold 44px "Liberation Serif", serif';
    brush.fillText(side < 0 ? "Monday" : "Notes", 60, 100);
    brush.fillStyle = params.accent;
    brush.fillRect(60, 122, 120, 6);
    brush.fillStyle = "#cfc5b0";
    brush.font = '22px "Liberation Sans", sans-serif';
    for (let i = 0; i < 14; i++) {
      brush.fillRect(side < 0 ? 130 : 60, 190 + i * 56, w - (side < 0 ? 190 : 120), 2);
      if (side < 0) brush.fillText(`${7 + i}:00`, 60, 196 + i * 56);
    }
  });
}
