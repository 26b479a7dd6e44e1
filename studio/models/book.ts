import * as THREE from "three";
import { frontCover, spineCover } from "../parts/book-covers.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { paint, shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, roundedRect, sheet, tube } from "../rig/shapes.ts";

export const models: Models = {
  book: {
    build: (params, materials, view) =>
      view === "in-use" ? openBook(params, materials) : closedBook(params, materials, view),
    shots: {
      main: { azimuth: -24, elevation: 9 },
      angle: { azimuth: 38, elevation: 16 },
      detail: { azimuth: -16, elevation: 40, zoom: 1.15, at: [0.5, 0.5, 0.5] },
      "in-use": { azimuth: -20, elevation: 46, fill: 0.84 },
    },
  },
};

const sizes: Record<string, [number, number]> = { large: [19, 24.5], square: [20, 20], pocket: [13, 20] };

function closedBook(params: Params, m: Materials, view: View): THREE.Object3D {
  const [width, height] = sizes[params.format ?? "pocket"]!;
  const thick = params.thickness / 10;
  const hard = /hard|board/.test(params.binding);
  const [board, over] = hard ? [0.28, 0.35] : [0.06, 0.02];
  const cloth = params.material === "cloth";
  const finish = {
    surface: { kind: cloth ? "weave" : "grain", scale: cloth ? 0.05 : 0.02, depth: cloth ? 0.35 : 0.05 },
  } as const;
  const glossy = /gloss/.test(params.material);
  const skin = (map: THREE.Texture) =>
    m.print(map, cloth ? 0.85 : 0.62, glossy ? { clearcoat: 0.8, clearcoatRoughness: 0.15 } : finish);
  const plain = m.card(shade(params.colour, -0.12), glossy ? { clearcoat: 0.6 } : {});
  const whole = new THREE.Group();
  const cover = plate(roundedRect(width, height, hard ? 0.12 : 0.05), board, 0.06);
  const outer = thick / 2 + board / 2;
  whole.add(mesh(cover, plain, [0, 0, outer]), mesh(cover, plain, [0, 0, -outer]));
  whole.add(
    mesh(sheet(roundedRect(width - 0.06, height - 0.06, 0.1)), skin(frontCover(params, height / width)), [
      0,
      0,
      outer + board / 2 + 0.006,
    ]),
  );
  whole.add(pages(width - over, height - over * 2, thick, m, over));
  const spine = mesh(roundedBox(hard ? 0.35 : 0.12, height, thick + board * 2, hard ? 0.16 : 0.05), plain, [
    -width / 2,
    0,
    0,
  ]);
  const back = mesh(
    sheet(roundedRect(thick + board * 1.4, height - 0.06, 0.02)),
    skin(spineCover(params, thick, height)),
    [-width / 2 - (hard ? 0.182 : 0.067), 0, 0],
  );
  back.rotation.y = -Math.PI / 2;
  whole.add(spine, back);
  if (hard) {
    const groove = mesh(roundedBox(0.22, height, 0.03, 0.01), m.card(shade(params.colour, -0.4)), [
      -width / 2 + 0.75,
      0,
      outer + board / 2,
    ]);
    groove.scale.z = 0.4;
    whole.add(groove);
  }
  if (params.ribbon) whole.add(ribbon(width, height, params.accent, m));
  if (view === "detail") whole.rotation.x = -Math.PI / 2;
  return whole;
}

function pages(width: number, height: number, thick: number, m: Materials, over: number): THREE.Object3D {
  const edge = (along: boolean) =>
    m.print(
      paint(512, 512, (brush, w, h) => {
        brush.fillStyle = "#f2ead9";
        brush.fillRect(0, 0, w, h);
        for (let i = 0; i < 150; i++) {
          brush.fillStyle = i % 3 ? "#e4d9c2" : "#cfc1a6";
          if (along) brush.fillRect((i * w) / 150, 0, 1.2, h);
          else brush.fillRect(0, (i * h) / 150, w, 1.2);
        }
      }),
      0.92,
    );
  const block = mesh(new THREE.BoxGeometry(width, height, thick), m.paper("#f2ead9"), [
    -over / 2 - 0.02,
    0,
    0,
  ]);
  block.material = [edge(true), edge(true), edge(false), edge(false), m.paper("#f2ead9"), m.paper("#f2ead9")];
  return block;
}

function ribbon(width: number, height: number, colour: string, m: Materials): THREE.Object3D {
  const strip = tube(
    [
      [-width * 0.2, height / 2 - 1, 0],
      [-width * 0.18, -height / 2 + 0.3, 0.1],
      [-width * 0.1, -height / 2 - 0.2, 0.5],
      [-width * 0.02, -height / 2 - 0.1, 1.6],
    ],
    0.22,
    false,
    40,
    8,
  );
  strip.scale(1, 1, 0.25);
  return mesh(strip, m.fabric(colour, 0.1), [0, 0, 0]);
}

function openBook(params: Params, m: Materials): THREE.Object3D {
  const [width, height] = sizes[params.format ?? "pocket"]!;
  const thick = params.thickness / 20;
  const whole = new THREE.Group();
  const hard = /hard|board/.test(params.binding);
  for (const side of [-1, 1]) {
    const rise = (t: number) => thick * Math.min(1, 0.15 + 1.6 * Math.sqrt(Math.max(0, t)) - 0.75 * t) + 0.05;
    const page = new THREE.PlaneGeometry(width - 0.4, height - 0.4, 40, 1);
    const profile = new THREE.Shape([new THREE.Vector2(0, 0)]);
    for (let i = 0; i <= 40; i++) profile.lineTo(((width - 0.4) * i) / 40, rise(i / 40));
    profile.lineTo(width - 0.25 + thick * 0.2, 0);
    const block = new THREE.ExtrudeGeometry(profile, { depth: height - 0.4, bevelEnabled: false });
    block.translate(0, 0, -(height - 0.4) / 2);
    const places = page.attributes.position;
    for (let i = 0; i < places.count; i++) {
      const t = (places.getX(i) + (width - 0.4) / 2) / (width - 0.4);
      places.setXYZ(i, t * (width - 0.4), rise(t) + 0.015, -places.getY(i));
    }
    if (side < 0) {
      page.scale(-1, 1, 1);
      page.index.array.reverse();
      for (let i = 0; i < page.attributes.uv.count; i++)
        page.attributes.uv.setX(i, 1 - page.attributes.uv.getX(i));
    }
    page.computeVertexNormals();
    const face = m.print(side < 0 ? artPage(params, height / width) : textPage(params, height / width), 0.9, {
      side: THREE.DoubleSide,
    });
    const body = mesh(block, m.paper("#e9dfca", { side: THREE.DoubleSide }));
    body.scale.x = side;
    const cover = mesh(
      roundedBox(width + 0.1, hard ? 0.28 : 0.07, height + (hard ? 0.35 : 0), 0.1),
      m.card(params.colour),
      [(side * width) / 2, -0.12, 0],
    );
    whole.add(group(mesh(page, face), body, cover));
  }
  return whole;
}

function textPage(params: Params, ratio: number) {
  return paint(900, Math.round(900 * ratio), (brush, w, h) => {
    brush.fillStyle = "#f7f1e3";
    brush.fillRect(0, 0, w, h);
    brush.fillStyle = "#37322c";
    brush.textAlign = "center";
    brush.font = 'bold 64px "Liberation Serif", serif';
    brush.fillText("One", w / 2, h * 0.24);
    brush.font = '34px "Liberation Serif", serif';
    brush.fillText("7", w / 2, h * 0.93);
    brush.textAlign = "left";
    brush.font = '54px "Liberation Serif", serif';
    let [line, y] = ["", h * 0.34];
    for (const word of String(params.description).split(" ")) {
      if (brush.measureText(`${line} ${word}`).width > w * 0.76) {
        brush.fillText(line, w * 0.12, y);
        [line, y] = ["", y + 76];
      }
      line = line ? `${line} ${word}` : word;
    }
    brush.fillText(line, w * 0.12, y);
  });
}

function artPage(params: Params, ratio: number) {
  const cover = frontCover({ ...params, title: "", brand: "" }, ratio);
  return paint(900, Math.round(900 * ratio), (brush, w, h) => {
    brush.fillStyle = "#f7f1e3";
    brush.fillRect(0, 0, w, h);
    const picture = cover.image as OffscreenCanvas;
    brush.drawImage(picture, 0, h * 0.33, w, h * 0.67, w * 0.12, h * 0.14, w * 0.76, h * 0.68);
  });
}
