import { expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { hostileTexts } from "#support/hostile-texts.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";
import { patienceFor, times } from "#support/thorough.ts";

const strict = ["rupees", "mrp", "category", "hsn", "country", "netAmount", "netUnit", "seen"] as const;
const ofChoices = ["sku", "barcode", "grams", "rupees", "picture", "colour"] as const;

describeWithDatabase("texts of the editor", (openFresh) => {
  it(
    "are kept to the letter or refused in words, whatever is typed into whichever field",
    async () => {
      const db = await openFresh({ demo: true });
      const shop = await openShop(db.settings);
      const { token } = await signedUpUser(db, { role: "editor" });
      const call = (method: string, path: string, body: object) =>
        shop.call(method, `/manage/goods${path}`, { token, body });
      const made = await call("POST", "", {
        title: "Kurta",
        category: "mens-clothing",
        rupees: "9",
        pieces: "1",
      });
      const { id } = made.body.goods;
      let seen: number = made.body.goods.version;
      const wrong: string[] = [];
      for (const [at, text] of hostileTexts(times(20, 500)).entries()) {
        const note = (where: string, said: unknown) =>
          wrong.push(`${where} ${JSON.stringify(text)}: ${said}`);
        // Half a pair of signs is no text, and is kept as the sign for that.
        const told = text.toWellFormed().trim();
        const isEmpty = told === "";
        const words = { brand: text.slice(0, 90), description: text, titleHi: text, descriptionHi: text };
        const lines = { highlights: text, highlightsHi: text };
        const kept = await call("PUT", `/${id}`, {
          ...{ seen, ...words, ...lines, maker: text, importer: text },
          ...(!isEmpty && { title: text }),
        });
        if (kept.status === 200) {
          const { goods } = kept.body;
          seen = goods.version;
          for (const name of ["description", "titleHi", "descriptionHi", ...(isEmpty ? [] : ["title"])])
            if (goods[name] !== told) note(name, JSON.stringify(goods[name]));
          for (const name of ["maker", "importer"])
            if ((goods[name] ?? "") !== told) note(name, JSON.stringify(goods[name]));
          const split = told.split(/\r?\n/).flatMap((line) => line.trim() || []);
          if (JSON.stringify(goods.highlights) !== JSON.stringify(split))
            note("highlights", goods.highlights);
        } else if (kept.status >= 500 || !kept.body.message) note("words", kept.status);
        const field = strict[at % strict.length] ?? "hsn";
        const one = ofChoices[at % ofChoices.length] ?? "sku";
        const answers = [
          await call("PUT", `/${id}`, { seen, [field]: text }),
          await call("PUT", `/${id}/variants`, { seen, variants: [{ [one]: text }] }),
          await call("POST", `/${id}/pictures/${encodeURIComponent(text.toWellFormed())}/place`, {
            seen,
            place: text,
          }),
          await call("POST", "", {
            title: "Kurta",
            category: text,
            rupees: text,
            sizes: text,
            colours: text,
          }),
        ];
        for (const [which, { status, body }] of answers.entries()) {
          if (status >= 500 || (status >= 400 && !body.message))
            note(`call ${which} ${field} ${one}`, status);
          if (status === 200 && body.goods?.id === id) seen = body.goods.version;
        }
      }
      expect(wrong).toEqual([]);
      await shop.stop();
    },
    patienceFor(times(4, 20)),
  );
});
