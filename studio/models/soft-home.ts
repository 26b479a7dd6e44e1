import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { paint, shade } from "../rig/paint.ts";
import { group, mesh, roundedBox, tube, warp } from "../rig/shapes.ts";

export const models: Models = {
  cushion: {
    build: cushion,
    shots: {
      main: { azimuth: 24, elevation: 14 },
      detail: { azimuth: -26, elevation: 24, zoom: 1.7, at: [0.62, 0.6, 0.8] },
    },
  },
  rug: {
    build: rug,
    shots: {
      main: { azimuth: 18, elevation: 42 },
      detail: { azimuth: 22, elevation: 34, zoom: 2.4, at: [0.62, 0.5, 0.9] },
    },
  },
  chair: {
    build: chair,
    shots: { main: { azimuth: 34, elevation: 14 }, angle: { azimuth: -42, elevation: 20 } },
  },
};

function cushion(params: Params, m: Materials): THREE.Object3D {
  const one = pillow(params, m);
  one.rotation.set(-0.2, 0, 0);
  one.position.set(0, 8, 2);
  const back = pillow({ ...params, colour: params.accent, accent: params.colour, plain: true }, m);
  back.rotation.set(-0.34, 0.24, 0.06);
  back.position.set(3.6, 8, -3.6);
  return group(one, back);
}

function pillow(params: Params, m: Materials): THREE.Object3D {
  const half = 8.4;
  const puff = (x: number, y: number) => {
    const [u, v] = [Math.min(1, Math.abs(x) / half), Math.min(1, Math.abs(y) / half)];
    return 3.1 * ((1 - u ** 2.6) * (1 - v ** 2.6)) ** 0.48;
  };
  const wrinkle = (x: number, y: number) =>
    0.07 * Math.sin(x * 1.3 + y * 0.4) * Math.sin(y * 1.1 - x * 0.3) +
    0.1 * Math.sin(Math.atan2(y, x) * 12) * Math.max(0, Math.hypot(x, y) / half - 0.75);
  const draw = (p: THREE.Vector3) => {
    const [u, v] = [p.x / half, p.y / half];
    const pinch = (a: number, b: number) => 1 - 0.075 * (1 - b * b) * Math.abs(a) ** 3;
    return [p.x * pinch(u, v), p.y * pinch(v, u)] as const;
  };
  const face = (side: number, material: THREE.Material) => {
    const sheet = new THREE.PlaneGeometry(half * 2, half * 2, 70, 70);
    warp(sheet, (p) => {
      const z = puff(p.x, p.y) + wrinkle(p.x, p.y) * Math.min(1, puff(p.x, p.y));
      const [x, y] = draw(p);
      p.set(x, y, z);
    });
    const made = mesh(sheet, material);
    if (side < 0) made.rotation.y = Math.PI;
    return made;
  };
  const cloth = params.plain
    ? m.fabric(params.colour, 0.2)
    : m.print(blockPattern(params), 0.95, { surface: { kind: "weave", scale: 0.2, depth: 0.4, stain: 0.2 } });
  const edge: [number, number, number][] = [];
  for (const [fx, fy, tx, ty] of [
    [-1, -1, 1, -1],
    [1, -1, 1, 1],
    [1, 1, -1, 1],
    [-1, 1, -1, -1],
  ] as const) {
    for (let i = 0; i < 12; i++) {
      const t = i / 12;
      const [x, y] = draw(new THREE.Vector3((fx + (tx - fx) * t) * half, (fy + (ty - fy) * t) * half, 0));
      edge.push([x, y, 0]);
    }
  }
  const piping = mesh(
    tube(edge, 0.2, true, 300, 8),
    m.fabric(params.plain ? params.accent : params.accent, 0.1),
  );
  return group(face(1, cloth), face(-1, m.fabric(params.colour, 0.2)), piping);
}

function blockPattern(params: Params) {
  const pale = "#efe3cc";
  return paint(1200, 1200, (brush, w) => {
    brush.fillStyle = params.colour;
    brush.fillRect(0, 0, w, w);
    const other = params.accent === params.colour ? "#2b3a67" : params.accent;
    const star = (x: number, y: number, r: number, points: number, inner: number, fill: string) => {
      brush.fillStyle = fill;
      brush.beginPath();
      for (let i = 0; i < points * 2; i++) {
        const reach = i % 2 ? r * inner : r;
        brush.lineTo(
          x + Math.cos((i * Math.PI) / points) * reach,
          y + Math.sin((i * Math.PI) / points) * reach,
        );
      }
      brush.fill();
    };
    const step = 200;
    for (let row = 0; row <= 6; row++) {
      for (let column = 0; column <= 6; column++) {
        const [x, y] = [column * step, row * step];
        star(x, y, 86, 8, 0.72, other);
        star(x, y, 64, 8, 0.62, pale);
        star(x, y, 38, 8, 0.6, params.colour);
        star(x + step / 2, y + step / 2, 44, 4, 0.42, pale);
        star(x + step / 2, y + step / 2, 22, 4, 0.5, other);
        for (const [dx, dy] of [
          [100, 0],
          [0, 100],
        ] as const)
          star(x + dx, y + dy, 13, 4, 0.6, pale);
      }
    }
    brush.strokeStyle = pale;
    brush.lineWidth = 10;
    brush.strokeRect(40, 40, w - 80, w - 80);
  });
}

function rug(params: Params, m: Materials): THREE.Object3D {
  const jute = m.plastic(params.color, 0.95, {
    specularIntensity: 0.15,
    surface: { kind: "grain", scale: 0.1, depth: 0.5, stain: 0.35 },
  });
  const light = m.plastic(shade(params.color, 0.14), 0.95, {
    specularIntensity: 0.15,
    surface: { kind: "grain", scale: 0.1, depth: 0.5, stain: 0.35 },
  });
  const border = m.fabric(params.accent, 0.16);
  const whole = new THREE.Group();
  for (let i = 0; i < 17; i++) {
    const radius = 0.5 + i * 0.78;
    const edge = i === 12 || i >= 16;
    for (const strand of [0, 1]) {
      const turns = Math.max(6, Math.round(radius * 3.4));
      const points = Array.from({ length: turns * 6 }, (_, k) => {
        const angle = (k / (turns * 6)) * Math.PI * 2;
        const phase = (k / 6) * Math.PI * 2 + strand * Math.PI;
        const r = radius + Math.cos(phase) * 0.2;
        return [Math.cos(angle) * r, 0.3 + Math.sin(phase) * 0.13, Math.sin(angle) * r] as [
          number,
          number,
          number,
        ];
      });
      whole.add(mesh(tube(points, 0.24, true, turns * 9, 6), edge ? border : i % 3 === 1 ? light : jute));
    }
  }
  whole.add(mesh(new THREE.CylinderGeometry(13.2, 13.2, 0.2, 96), jute, [0, 0.12, 0]));
  return whole;
}

function chair(params: Params, m: Materials): THREE.Object3D {
  const wood = (along: "x" | "y" | "z") =>
    m.wood(params.colour, 1.2, along, { clearcoat: 0.25, clearcoatRoughness: 0.5 });
  const cane = m.print(caneWeave(), 0.7, { transparent: true, alphaTest: 0.5, side: THREE.DoubleSide });
  const whole = new THREE.Group();
  const bar = (
    w: number,
    h: number,
    d: number,
    x: number,
    y: number,
    z: number,
    along: "x" | "y" | "z",
    turn = 0,
  ) => {
    const one = mesh(roundedBox(w, h, d, 0.35), wood(along), [x, y, z]);
    one.rotation.x = turn;
    whole.add(one);
  };
  for (const side of [-1, 1]) {
    bar(1.4, 15.5, 1.6, side * 9.4, 7.6, 8, "y", 0.06);
    bar(1.4, 24, 1.6, side * 9.4, 11.8, -8.6, "y", -0.2);
    bar(1.9, 0.9, 19.5, side * 9.4, 15.4, -0.6, "z", 0.03);
    bar(1.1, 1.8, 17, side * 9.4, 6.9, -0.2, "z", 0.06);
  }
  bar(18, 1.8, 1.1, 0, 7.3, 8.1, "x");
  bar(18, 1.8, 1.1, 0, 6.4, -7.6, "x");
  bar(18.6, 1.8, 1.2, 0, 22.6, -10.8, "x", -0.2);
  bar(18.6, 1.6, 1.2, 0, 10.4, -8.4, "x", -0.2);
  const back = mesh(new THREE.PlaneGeometry(17.6, 11.4), cane, [0, 16.6, -9.5]);
  back.rotation.x = -0.2;
  const seat = mesh(
    warp(roundedBox(17.6, 3.1, 17.4, 1.4, 10), (p) => {
      p.y += p.y > 0 ? 0.8 * Math.cos((p.x / 9) * 1.4) * Math.cos((p.z / 9) * 1.4) : 0;
    }),
    m.fabric("#e9dfcb", 0.24),
    [0, 9.2, 0.2],
  );
  seat.rotation.x = 0.05;
  return whole.add(back, seat);
}

function caneWeave() {
  return paint(1100, 720, (brush, w, h) => {
    brush.strokeStyle = "#d9b983";
    const step = 34;
    brush.lineWidth = 5;
    for (let x = 0; x <= w; x += step) for (const shift of [-5, 5]) line(brush, x + shift, 0, x + shift, h);
    for (let y = 0; y <= h; y += step) for (const shift of [-5, 5]) line(brush, 0, y + shift, w, y + shift);
    brush.strokeStyle = "#c79f63";
    brush.lineWidth = 6;
    for (let d = -h; d <= w; d += step) {
      line(brush, d, 0, d + h, h);
      line(brush, d, h, d + h, 0);
    }
  });
}

function line(
  brush: OffscreenCanvasRenderingContext2D,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): void {
  brush.beginPath();
  brush.moveTo(x1, y1);
  brush.lineTo(x2, y2);
  brush.stroke();
}
