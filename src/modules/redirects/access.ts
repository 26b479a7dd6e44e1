import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/redirects": all(200),
  "PUT /manage/redirects": all(422, { body: () => ({ from: "/", to: "/stores" }) }),
  "DELETE /manage/redirects": all(404, { body: () => ({ path: "/none" }) }),
  "GET /manage/redirects-file": all(200),
  "POST /manage/redirects-file": all(415, { body: () => ({ table: "no bytes" }) }),
};

/** But for the file, which is sent as bytes. */
export const askAll: AccessOfModule["askAll"] = async (ask, { owner }) => {
  const office = (method: string, path: string, body?: object) => ask(method, `/manage${path}`, body, owner);
  await office("PUT", "/redirects", { from: "/shop", to: "/products" });
  await office("GET", "/redirects");
  await office("DELETE", "/redirects", { path: "/shop" });
};
