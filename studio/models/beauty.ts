import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, roundedBox, softened, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  "cream-jar": {
    build: creamJar,
    shots: {
      main: { azimuth: 22, elevation: 22 },
      detail: { azimuth: -20, elevation: 40, zoom: 1.5, at: [0.5, 0.6, 0.6] },
      angle: { azimuth: -34, elevation: 30 },
    },
  },
  lipstick: {
    build: lipstick,
    shots: { main: { azimuth: 22, elevation: 10 }, angle: { azimuth: -32, elevation: 22 } },
  },
  "nail-polish": {
    build: polishes,
    shots: {
      main: { azimuth: 16, elevation: 12 },
      detail: { azimuth: -26, elevation: 22, zoom: 1.6, at: [0.45, 0.4, 0.6] },
    },
  },
};

function creamJar(params: Params, m: Materials, view: View): THREE.Object3D {
  const open = params.swirl;
  const tinted = /tinted/.test(params.material);
  const glass = tinted
    ? m.gloss(params.color)
    : m.plastic(shade(params.color, 0.12), 0.36, { clearcoat: 0.7, clearcoatRoughness: 0.3, sheen: 0.3 });
  const metal = m.metal(params.accent, /matte/.test(params.lid) ? 0.42 : 0.24);
  const whole = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [4.2, 0],
            [4.7, 0.4],
            [4.8, 4.6],
            [4.3, 5.2],
            [4.1, 5.4],
            [4.1, 6.1],
            [3.9, 6.1],
            [3.85, 4.8],
            [0, 4.6],
          ],
          0.4,
        ),
        false,
        112,
      ),
      glass,
    ),
    mesh(
      new THREE.CylinderGeometry(4.79, 4.745, 1.9, 64, 1, true, -0.6, 1.2),
      m.metal(params.accent, 0.3),
      [0, 2.6, 0.02],
    ),
    mesh(new THREE.CylinderGeometry(4.81, 4.765, 1.6, 64, 1, true, -0.575, 1.15), glass, [0, 2.6, 0.02]),
  );
  const lid = group(
    mesh(
      turned(
        softened(
          [
            [4.1, 0],
            [4.75, 0],
            [4.8, 0.2],
            [4.8, 2.6],
            [4.5, 2.9],
            [0, 2.9],
          ],
          0.22,
        ),
        false,
        112,
      ),
      metal,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 2.9],
            [3.6, 2.9],
            [3.5, 3.02],
            [0, 3.02],
          ],
          0.05,
        ),
        false,
        96,
      ),
      m.metal(shade(params.accent, 0.2), 0.18),
    ),
  );
  if (!open && view === "main") {
    lid.position.y = 5.35;
    return whole.add(lid);
  }
  lid.position.set(-6.9, 3.95, 2.8);
  lid.rotation.set(0, 0.5, 1.32);
  return whole.add(lid, cream(shade(params.color, tinted ? 0.82 : 0.55), m));
}

function cream(colour: string, m: Materials): THREE.Object3D {
  const surface = warp(new THREE.CylinderGeometry(3.9, 3.9, 0.8, 96, 1), () => {});
  const swirl = warp(
    turned(
      [
        [0, 0],
        [3.85, 0],
        [3.85, 0.4],
        [3, 0.5],
        [2, 0.75],
        [1, 1.15],
        [0.3, 1.7],
        [0, 1.95],
      ],
      true,
      120,
    ),
    (p) => {
      const [r, angle] = [Math.hypot(p.x, p.z), Math.atan2(p.z, p.x)];
      p.y += p.y > 0.2 ? 0.17 * Math.sin(angle + r * 2.6) * Math.min(1, r) : 0;
      p.x += 0.25 * Math.max(0, p.y - 1);
    },
  );
  const look = m.plastic(colour, 0.35, { clearcoat: 0.6, clearcoatRoughness: 0.25, sheen: 0.2 });
  return group(mesh(surface, look, [0, 5, 0]), mesh(swirl, look, [0, 5.35, 0]));
}

function lipstick(params: Params, m: Materials): THREE.Object3D {
  const gold = m.metal(params.accent, 0.24);
  const dark = m.gloss("#1a1718");
  const bullet = new THREE.CylinderGeometry(0.92, 0.95, 4.2, 64, 24);
  warp(bullet, (p) => {
    const t = (p.y + 2.1) / 4.2;
    const top = 2.1 - (p.x + 0.95) * 0.85;
    if (t > 0.3) p.y = Math.min(p.y, top + 0.1 * (1 - (p.z / 0.95) ** 2));
    if (t > 0.8) p.z *= 1 - 0.18 * (t - 0.8) * 5 * (p.x < 0 ? 1 : 0.3);
  });
  const stick = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [1.6, 0],
            [1.65, 0.15],
            [1.65, 4.6],
            [0, 4.6],
          ],
          0.14,
        ),
        false,
        64,
      ),
      dark,
    ),
    mesh(
      turned(
        softened(
          [
            [0, 4.6],
            [1.5, 4.6],
            [1.5, 5],
            [1.3, 5.05],
            [1.3, 7.4],
            [1.15, 7.5],
            [1.05, 7.3],
            [0, 7.2],
          ],
          0.1,
        ),
        false,
        64,
      ),
      gold,
    ),
    mesh(new THREE.TorusGeometry(1.62, 0.09, 10, 64).rotateX(Math.PI / 2), gold, [0, 4.5, 0]),
    mesh(bullet, m.plastic(params.colour, 0.4, { clearcoat: 0.35, clearcoatRoughness: 0.35 }), [0, 9.2, 0]),
  );
  const cap = group(
    mesh(
      turned(
        softened(
          [
            [0, 0],
            [1.66, 0],
            [1.7, 0.15],
            [1.7, 6.4],
            [1.6, 6.6],
            [0, 6.6],
          ],
          0.14,
        ),
        false,
        64,
      ),
      dark,
    ),
    mesh(new THREE.TorusGeometry(1.68, 0.09, 10, 64).rotateX(Math.PI / 2), gold, [0, 0.3, 0]),
    mesh(new THREE.CylinderGeometry(1.2, 1.2, 0.1, 64), gold, [0, 6.62, 0]),
  );
  cap.rotation.set(0, 0.75, Math.PI / 2, "YXZ");
  cap.position.set(6.4, 1.7, 3.4);
  return group(stick, cap);
}

function polishes(params: Params, m: Materials): THREE.Object3D {
  const whole = new THREE.Group();
  params.shades.forEach((colour: string, i: number) => {
    const one = group(
      mesh(
        warp(roundedBox(4.4, 5, 3.2, 0.9, 10), (p) => {
          const k = 1 + 0.07 * Math.cos((p.y / 2.5) * 1.4);
          p.set(p.x * k, p.y, p.z * k);
        }),
        m.gloss(colour, { clearcoatRoughness: 0.02, roughness: 0.25 }),
        [0, 2.5, 0],
      ),
      mesh(
        turned(
          softened(
            [
              [0, 4.9],
              [1.3, 4.9],
              [1.15, 5.5],
              [0, 5.5],
            ],
            0.15,
          ),
          false,
          48,
        ),
        m.gloss(colour),
      ),
      mesh(
        turned(
          softened(
            [
              [0, 5.4],
              [1.28, 5.4],
              [1.2, 6],
              [1, 11],
              [0.85, 11.4],
              [0, 11.4],
            ],
            0.18,
          ),
          false,
          56,
        ),
        m.gloss(params.accent, { roughness: 0.5, clearcoatRoughness: 0.25 }),
      ),
      mesh(
        new THREE.TorusGeometry(1.26, 0.1, 10, 56).rotateX(Math.PI / 2),
        m.metal("#c9a24a", 0.2),
        [0, 5.6, 0],
      ),
    );
    one.position.set((i - 1) * 6, 0, i === 1 ? 1.8 : 0);
    one.rotation.y = (i - 1) * -0.2;
    whole.add(one);
  });
  return whole;
}
