import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { hearing, staffSays } from "./staff-says.ts";

describeWithDatabase("the owner's command for settings", (openFresh) => {
  const said = hearing();

  it("changes fields, parts of them and lists, and takes them back", async () => {
    const db = await openFresh();
    const says = (...words: string[]) => staffSays(db, db.settings, "setting", ...words);
    const listed = async (field: string) => {
      said.length = 0;
      await says("list");
      return said.find((line) => line.startsWith(`${field}\t`))?.split("\t")[1];
    };
    expect(await says("set", "shop", "name.en", "Zari")).toBe(0);
    expect(await says("set", "shop", "name.hi", "ज़री")).toBe(0);
    expect(await listed("shop.name")).toBe('{"en":"Zari","hi":"ज़री"}');
    expect(await says("set", "contact", "whatsapp", "919812345678")).toBe(0);
    expect(await listed("contact.whatsapp")).toBe('"919812345678"');
    expect(await says("set", "social", "links", "[]")).toBe(0);
    expect(await listed("social.links")).toBe("[]");
    const file = join(db.settings.DATA_DIR, "contact-to-put.json");
    writeFileSync(file, JSON.stringify({ email: "hello@zari.example", phone: "+91 80 5550 0100" }));
    expect(await says("put", "contact", file)).toBe(0);
    said.length = 0;
    expect(await says("show", "contact")).toBe(0);
    expect(said.join("\n")).toMatch(/group: contact\nversion: 2\nset: phone, email, whatsapp\nchangedAt: \d/);
    expect(await says("reset", "contact", "phone")).toBe(0);
    expect(await listed("contact.phone")).toBe('"+91 11 5550 0142"');
    expect(await says("reset", "shop")).toBe(0);
    expect(await listed("shop.name")).toContain("Haat");
  });

  it("says what is wrong and what somebody else has written meanwhile", async () => {
    const db = await openFresh();
    const says = (...words: string[]) => staffSays(db, db.settings, "setting", ...words);
    expect(await says("set", "contact", "email", "nowhere")).toBe(1);
    expect(said.at(-1)).toBe("An email address such as orders@shop.example (email)");
    expect(await says("set", "colour", "red", "1")).toBe(1);
    expect(said.at(-1)).toContain("There is no group colour: it is one of shop, look, seller, contact");
    expect(await says("set", "contact", "email", "a@zari.example", "--seen", "0")).toBe(0);
    expect(await says("set", "contact", "email", "b@zari.example", "--seen", "0")).toBe(1);
    expect(said.at(-1)).toBe("Somebody else has changed this meanwhile");
    await says("show", "contact");
    expect(said.join("\n")).toContain("a@zari.example");
    expect(await says("put", "contact", "/no/such/file.json")).toBe(1);
    expect(await says("paint", "contact")).toBe(2);
    expect(await says()).toBe(2);
  });
});
