import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/taxes": all(200),
  "PUT /manage/taxes": all(409, { body: () => ({ seen: 99, hsn: "61", from: "2099-01-01", percent: "5" }) }),
  "DELETE /manage/taxes": all(409, { body: () => ({ seen: 99, hsn: "61", from: "2099-01-01" }) }),
  "POST /manage/tax-changes/{id}/back": all(404, { id: () => "none" }),
  "GET /manage/tax-asked": all(200, { query: "of=6109&rupees=999" }),
  "GET /manage/delivery": all(200),
  "GET /manage/delivery/{prefix}": all(404, { id: () => "560001" }),
  "PUT /manage/delivery": all(409, { body: () => ({ seen: 99, prefix: "56" }) }),
  "DELETE /manage/delivery": all(409, { body: () => ({ seen: 99, prefix: "56" }) }),
  "POST /manage/delivery-changes/{id}/back": all(404, { id: () => "none" }),
  "GET /manage/delivery-asked": all(200, { query: "pinCode=560001&rupees=999" }),
  "GET /manage/delivery-file": all(200),
  "POST /manage/delivery-file": all(415, { body: () => ({ table: "no bytes" }) }),
  "POST /manage/delivery-lines": all(422, { body: () => ({ lines: " " }) }),
  "GET /manage/delivery-files/{id}": all(404, { id: () => "none" }),
  "POST /manage/delivery-files/{id}/put": all(404, { id: () => "none", body: () => ({ seen: 1 }) }),
};

/** But for the file, which is sent as bytes. */
export const askAll: AccessOfModule["askAll"] = async (ask, { owner }) => {
  const office = (method: string, path: string, body?: object) => ask(method, `/manage${path}`, body, owner);
  const version = async (of: string) => (await office("GET", of)).version;
  const lastOf = async (of: string) => (await office("GET", of)).changes[0].id;
  const rate = { hsn: "9503", from: "2099-04-01" };
  await office("PUT", "/taxes", {
    ...rate,
    seen: await version("/taxes"),
    percent: "5",
    upTo: "999",
    above: "18",
  });
  await office("GET", "/tax-asked?of=950300&rupees=500&day=2099-04-02");
  await office("DELETE", "/taxes", { ...rate, seen: await version("/taxes") });
  await office("POST", `/tax-changes/${await lastOf("/taxes")}/back`);

  const bands = [
    { grams: "500", price: "40", free: "" },
    { price: "90", free: "999" },
  ];
  const place = { prefix: "56", deliverable: true, days: "3", takesCash: true, bands };
  await office("PUT", "/delivery", { ...place, seen: await version("/delivery") });
  await office("GET", "/delivery?search=5");
  await office("GET", "/delivery/56");
  await office("GET", "/delivery-asked?pinCode=560001&grams=900");
  await office("DELETE", "/delivery", { prefix: "56", seen: await version("/delivery") });
  await office("POST", `/delivery-changes/${await lastOf("/delivery")}/back`);
  const { file } = await office("POST", "/delivery-lines", {
    lines: "57,yes,2,,40,499,yes\n0,yes,2,,40,499,yes",
  });
  const looked = await office("GET", `/delivery-files/${file.id}`);
  await office("POST", `/delivery-files/${file.id}/put`, { seen: looked.file.version });
};
