import { type AccessOfModule, all, productOf } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /ratings/product/{id}/average": all(200, { id: productOf }),
  "GET /ratings/product/{id}": all(200, { id: productOf }),
  "POST /ratings/product/{id}": all(403, {
    id: productOf,
    body: () => ({ stars: 5, rating: 5, rate: 5, title: "Good", text: "Good." }),
  }),
  "GET /manage/reviews": all(200),
  "PUT /manage/reviews": all(409, { body: () => ({ wait: true, seen: 99 }) }),
  "POST /manage/reviews/{id}/state": all(404, {
    id: () => "none",
    body: () => ({ state: "hidden", reason: "Not about the goods", seen: 1 }),
  }),
  "PUT /manage/reviews/{id}/reply": all(404, {
    id: () => "none",
    body: () => ({ reply: "Thank you", seen: 1 }),
  }),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { owner }) => {
  const office = (method: string, path: string, body?: object) =>
    ask(method, `/manage/reviews${path}`, body, owner);
  const { reviews, version } = await office("GET", "?state=shown&stars=5&search=good");
  const [{ id, version: seen }] = reviews;
  // What is replied is seen on the product's page as long as the review is.
  await office("PUT", `/${id}/reply`, { seen, reply: "Thank you" });
  await office("POST", `/${id}/state`, { seen: seen + 1, state: "hidden", reason: "Not about the goods" });
  await office("PUT", "", { wait: true, seen: version });
};
