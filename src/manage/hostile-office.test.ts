import { expect, it } from "vitest";
import { z } from "zod";
import { askRow, nameOf } from "#access/ask-row.ts";
import { withThings } from "#access/owned-things.ts";
import { rows } from "#access/rows.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { holders } from "#contract/rights.ts";
import { type SettingGroup, settingGroups } from "#contract/shop-settings.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { hostileTexts } from "#support/hostile-texts.ts";
import { signedUpUser } from "#support/people.ts";
import { type Answer, openShop } from "#support/running-shop.ts";
import { patienceFor, times } from "#support/thorough.ts";

interface Place {
  readonly name: string;
  readonly write: (text: string) => Promise<Answer>;
  /** What is kept, where the words are kept as they are. */
  readonly read?: () => Promise<unknown>;
  /** Of the back office, where it is shown. */
  readonly shownAt?: string;
}

describeOnBothEngines("texts of the back office", (openFresh) => {
  it(
    "are kept to the letter or refused in words, and stay words on every page",
    async () => {
      const db = await openFresh({ demo: true });
      const shop = await openShop(db.settings, { backOffice: () => import("./office.tsx") });
      const owner = await signedUpUser(db, { role: "owner" });
      const shopper = await buyer(db);
      const as = { token: owner.token };
      const ask = async (path: string) => (await shop.call("GET", path, as)).body;
      const send = (method: string, path: string, body: object) => shop.call(method, path, { ...as, body });
      const page = async (path: string) => {
        const answer = await fetch(`${shop.url}/manage/${path}`, { headers: { cookie: owner.cookie } });
        expect([path, answer.status]).toEqual([path, 200]);
        return answer.text();
      };

      const wrong: string[] = [];
      let written = 0;
      let kept = 0;
      let shown = 0;
      const all = await places();
      const texts = hostileTexts(times(40, 500));
      for (const [at, { name, write, read, shownAt }] of all.entries()) {
        // Of settings and fields there are hundreds: each gets other ones of the texts.
        const many = name.startsWith("setting")
          ? times(1, 25)
          : name.startsWith("field")
            ? times(2, 25)
            : times(4, 500);
        for (let turn = 0; turn < many; turn++) {
          const text = texts[(at * many + turn) % texts.length] ?? "";
          const note = (said: unknown) => wrong.push(`${name} ${JSON.stringify(text)}: ${said}`);
          const { status, body } = await write(text);
          written++;
          if (status >= 500 || (status >= 400 && !body.message)) note(status);
          if (status >= 400) continue;
          kept++;
          // Half a pair of signs is no text, and is kept as the sign for that.
          if (read) {
            const now = await read();
            if (now !== text.toWellFormed().trim()) note(`kept as ${JSON.stringify(now)}`);
          }
          if (!shownAt || text.length < 8 || !/[<"&]/.test(text)) continue;
          shown++;
          if ((await page(shownAt)).includes(text)) note(`stands as it is on ${shownAt}`);
        }
      }
      for (const path of ["log", "shop/changes", "sales", "sales/codes", "messages", "customers"]) {
        const html = await page(path);
        for (const text of texts.filter((one) => one.includes("<")))
          if (text.length > 7 && html.includes(text)) wrong.push(`${path}: ${text}`);
      }
      console.info(
        `${texts.length} texts: ${written} written in ${all.length} fields, ${kept} kept, ${shown} looked for on pages`,
      );
      expect(wrong).toEqual([]);
      await shop.stop();

      async function places(): Promise<Place[]> {
        return [
          ...(await storePlaces()),
          ...(await categoryPlaces()),
          ...(await settingPlaces()),
          ...(await wordPlaces()),
          ...(await describedPlaces()),
        ];
      }

      async function storePlaces(): Promise<Place[]> {
        const store = async () => (await ask("/manage/stores")).stores[0];
        const { id } = await store();
        return [
          "name",
          "city",
          "address",
          "about",
          "aboutHi",
          "pin",
          "phone",
          "whatsapp",
          "timings",
          "place",
          "tags",
        ].map((field) => ({
          name: `store ${field}`,
          async write(text) {
            const now = await store();
            const { picture: _, lat: __, lng: ___, tags, ...words } = now;
            return send("PUT", `/manage/stores/${id}`, {
              ...{ ...words, tags: tags.join(), place: "" },
              [field]: text,
            });
          },
          ...(["name", "city", "address", "about", "aboutHi"].includes(field) && {
            read: async () => (await store())[field],
          }),
          shownAt: `shop/stores/${id}`,
        }));
      }

      async function categoryPlaces(): Promise<Place[]> {
        const one = async () =>
          (await ask("/manage/categories")).categories.find(({ id }: { id: string }) => id === "audio");
        const first = await one();
        return ["en", "hi", "tagline", "taglineHi", "parent"].map((field) => ({
          name: `category ${field}`,
          async write(text) {
            const { version: seen, label, tagline, taglineHi, parent } = await one();
            const words = { seen, ...label, tagline, taglineHi, parent: parent ?? "" };
            return send("PUT", "/manage/categories/audio", { ...words, [field]: text });
          },
          ...(field !== "parent" && {
            read: async () => {
              const { label, tagline, taglineHi } = await one();
              return { ...label, tagline, taglineHi }[field];
            },
          }),
          shownAt: `shop/tree/${first.id}`,
        }));
      }

      /** Each text in each group, at its own place in what the group says. */
      async function settingPlaces(): Promise<Place[]> {
        const groups = Object.keys(settingGroups) as SettingGroup[];
        return groups.flatMap((group) => {
          const value = settingGroups[group].parse({}) as Record<string, unknown>;
          return textPathsIn(value).map((path) => ({
            name: `setting ${group}.${path.join(".")}`,
            async write(text) {
              const { state } = await ask(`/manage/shop/${group}`);
              const [field = ""] = path;
              const fields = { [field]: withText(state.value[field], path.slice(1), text) };
              return send("PUT", `/manage/shop/${group}`, { seen: state.version, fields });
            },
          }));
        });
      }

      async function wordPlaces(): Promise<Place[]> {
        const product = await plainProduct(db);
        await send("POST", "/manage/orders", {
          address: {
            ...{ name: "Asha Rao", phone: "9812345678", street: "12 Lake Road" },
            ...{ city: "Bengaluru", state: "Karnataka", pinCode: "560001" },
          },
          items: [{ productId: product, quantity: 1 }],
          payment: "paid",
        });
        const { customers } = await ask("/manage/customers?search=98123%2045678");
        const customer = customers[0]?.id ?? shopper.userId;
        const order = (await ask("/manage/orders?tab=toPack")).orders[0];
        const { number } = (
          await send("POST", "/tickets", { name: "Asha", reach: "asha@asha.example", words: "Where is it?" })
        ).body;
        const ticket = async () => (await ask(`/manage/messages/${number}`)).ticket;
        const { id } = await ticket();
        const review = async () => (await ask("/manage/reviews?state=shown")).reviews[0];
        const { id: reviewId } = await review();
        const reviewNow = async () => {
          const lists = await Promise.all(
            ["shown", "hidden"].map(async (state) => (await ask(`/manage/reviews?state=${state}`)).reviews),
          );
          return lists.flat().find((one) => one.id === reviewId);
        };
        return [
          {
            name: "review reply",
            write: async (reply) =>
              send("PUT", `/manage/reviews/${reviewId}/reply`, { reply, seen: (await reviewNow()).version }),
            shownAt: "reviews?state=shown",
          },
          {
            name: "review reason",
            write: async (reason) =>
              send("POST", `/manage/reviews/${reviewId}/state`, {
                ...{ state: "hidden", reason, seen: (await reviewNow()).version },
              }),
            shownAt: "reviews?state=hidden",
          },
          {
            name: "ticket answer",
            write: (words) => send("POST", `/manage/messages/${id}/answer`, { words }),
            shownAt: `messages/${number}`,
          },
          {
            name: "ticket note",
            write: (words) => send("POST", `/manage/messages/${id}/notes`, { words }),
            shownAt: `messages/${number}`,
          },
          {
            name: "customer note",
            write: (words) => send("POST", `/manage/customers/${customer}/notes`, { words }),
            shownAt: `customers/${customer}`,
          },
          {
            name: "order note",
            write: (words) => send("POST", `/manage/orders/${order.id}/notes`, { words }),
            shownAt: `orders/${order.number}`,
          },
        ];
      }

      /** Each field of each call of the staff, in a call that its access row says: refused in words, or taken. */
      async function describedPlaces(): Promise<Place[]> {
        const { owned } = await withThings(db, shop, true);
        const ofStaff = allEndpoints.filter(
          ({ right, takesPicture, takesTable }) => holders[right] === "staff" && !takesPicture && !takesTable,
        );
        return ofStaff.flatMap((endpoint) => {
          const row = rows[nameOf(endpoint)] ?? { owner: 200 };
          const sound = row.body?.(owned);
          return fieldsOf(endpoint).map((field) => ({
            name: `field ${field} of ${endpoint.name}`,
            write: (text) => {
              const given =
                endpoint.method === "GET"
                  ? { ...row, query: `${new URLSearchParams({ [field]: text.toWellFormed() })}` }
                  : { ...row, body: () => ({ ...sound, [field]: text }) };
              return askRow(shop, endpoint, { row: given, owned, by: as });
            },
          }));
        });
      }
    },
    patienceFor(times(8, 60)),
  );
});

function fieldsOf({ input }: Endpoint): string[] {
  const { properties } = input ? z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) : {};
  return Object.keys(properties ?? {});
}

/** Where texts stand in what a group says. */
function textPathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === "string") return [[...path]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textPathsIn(inner, [...path, name]));
}

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? withText(one, rest, text) : one));
  return { ...(value as object), [name]: withText((value as Record<string, unknown>)[name], rest, text) };
}
