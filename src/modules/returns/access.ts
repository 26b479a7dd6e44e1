import { type AccessOfModule, action, all, because, once, piece, returnOf, wish } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /returns/{token}": all(404, { id: () => "none" }),
  "POST /returns/{token}": all(404, { id: () => "none", body: () => wish }),
  "POST /returns/{token}/withdraw": all(404, { id: () => "none", body: () => ({ id: "none" }) }),
  "POST /returns/{token}/{id}/pictures": all(404, {
    id: () => "none",
    body: () => ({ picture: "no bytes" }),
  }),
  "GET /manage/returns": all(200),
  "GET /manage/returns/{id}": all(200, { id: returnOf, at: "asked back", isIdle: true }),
  "GET /manage/returns/{id}/pictures/{nth}": all(404, { id: () => "none" }),
  "POST /manage/returns/{id}/accept": action("asked back", {}, { id: returnOf }),
  "POST /manage/returns/{id}/refuse": action("asked back", because, { id: returnOf }),
  "POST /manage/returns/{id}/on-way": action("accepted back", {}, { id: returnOf }),
  "POST /manage/returns/{id}/receive": action("accepted back", {}, { id: returnOf }),
  "POST /manage/returns/{id}/inspect": action("received back", { shelve: [piece] }, { id: returnOf }),
  "POST /manage/returns/{id}/pay-back": action("inspected back", once, { id: returnOf }),
  "POST /manage/returns/{id}/exchange": action("to be exchanged", once, { id: returnOf }),
  "POST /manage/returns/{id}/step-back": action("accepted back", because, { id: returnOf }),
};
