import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { business, gstin, rowOf, year } from "#support/gst-year-documents.ts";
import { insertInvoice } from "./repository.ts";
import { taxFiles } from "./tax-files.ts";

describeOnBothEngines("a year's returns", (openFresh) => {
  it("have what was worked out by hand, section by section and month by month", async () => {
    const db = await openFresh();
    await fillOrders(db, { orders: year.length, customers: 1 });
    const orders = await db.read.selectFrom("orders").select("id").execute();
    await db.write(async (tx) => {
      for (const [at, one] of year.entries()) await insertInvoice(tx, rowOf(one, at, orders[at]?.id ?? ""));
    });
    const small = { typ: "OE", csamt: 0, iamt: 0, camt: 0, samt: 0 };
    const hsn = { uqc: "NOS", iamt: 0, camt: 0, samt: 0, csamt: 0 };
    const issued = (doc_num: 1 | 5, from: string, to: string, totnum: number) => ({
      doc_num,
      docs: [{ num: 1, from, to, totnum, cancel: 0, net_issue: totnum }],
    });

    // Until April 2025 there was one table by HSN.
    expect(await filed(db, "2025-04")).toEqual({
      gstin,
      fp: "042025",
      b2cs: [{ ...small, sply_ty: "INTRA", pos: "27", rt: 5, txval: 1050, camt: 26.25, samt: 26.25 }],
      nil: { inv: [{ sply_ty: "INTRAB2C", nil_amt: 300, expt_amt: 0, ngsup_amt: 0 }] },
      hsn: {
        data: [
          { ...hsn, num: 1, hsn_sc: "4901", rt: 0, qty: 1, txval: 300 },
          { ...hsn, num: 2, hsn_sc: "6109", rt: 5, qty: 2, txval: 1050, camt: 26.25, samt: 26.25 },
        ],
      },
      doc_issue: { doc_det: [issued(1, "INV/25-26/1", "INV/25-26/1", 1)] },
    });

    expect(await filed(db, "2025-05")).toEqual({
      gstin,
      fp: "052025",
      b2b: [
        {
          ctin: business.gstin,
          inv: [
            {
              inum: "INV/25-26/2",
              idt: "10-05-2025",
              val: 24_650,
              pos: "29",
              rchrg: "N",
              inv_typ: "R",
              itms: [
                { num: 1, itm_det: { rt: 5, txval: 1000, iamt: 50, csamt: 0 } },
                { num: 2, itm_det: { rt: 18, txval: 20_000, iamt: 3600, csamt: 0 } },
              ],
            },
          ],
        },
      ],
      b2cl: [
        {
          pos: "29",
          inv: [
            {
              inum: "INV/25-26/4",
              idt: "31-05-2025",
              val: 100_000.01,
              itms: [{ num: 1, itm_det: { rt: 18, txval: 84_745.77, iamt: 15_254.24, csamt: 0 } }],
            },
          ],
        },
      ],
      b2cs: [
        {
          ...small,
          sply_ty: "INTRA",
          pos: "27",
          rt: 18,
          txval: 169_491.52,
          camt: 15_254.24,
          samt: 15_254.24,
        },
        { ...small, sply_ty: "INTER", pos: "29", rt: 18, txval: 84_745.76, iamt: 15_254.24 },
      ],
      hsn: {
        hsn_b2b: [
          { ...hsn, num: 1, hsn_sc: "6109", rt: 5, qty: 1, txval: 1000, iamt: 50 },
          { ...hsn, num: 2, hsn_sc: "6403", rt: 18, qty: 10, txval: 20_000, iamt: 3600 },
        ],
        hsn_b2c: [
          {
            ...hsn,
            num: 1,
            hsn_sc: "8471",
            rt: 18,
            qty: 8,
            txval: 338_983.05,
            iamt: 30_508.48,
            camt: 15_254.24,
            samt: 15_254.24,
          },
        ],
      },
      doc_issue: { doc_det: [issued(1, "INV/25-26/2", "INV/25-26/5", 4)] },
    });

    // A note goes where its sale went: to its name, to its business, or off the sums.
    expect(await filed(db, "2025-06")).toEqual({
      gstin,
      fp: "062025",
      cdnr: [
        {
          ctin: business.gstin,
          nt: [
            {
              ntty: "C",
              nt_num: "CN/25-26/3",
              nt_dt: "30-06-2025",
              val: 2360,
              pos: "29",
              rchrg: "N",
              inv_typ: "R",
              itms: [{ num: 1, itm_det: { rt: 18, txval: 2000, iamt: 360, csamt: 0 } }],
            },
          ],
        },
      ],
      cdnur: [
        {
          typ: "B2CL",
          ntty: "C",
          nt_num: "CN/25-26/1",
          nt_dt: "02-06-2025",
          val: 1180,
          pos: "29",
          itms: [{ num: 1, itm_det: { rt: 18, txval: 1000, iamt: 180, csamt: 0 } }],
        },
      ],
      b2cs: [{ ...small, sply_ty: "INTER", pos: "29", rt: 18, txval: -1000, iamt: -180 }],
      hsn: {
        hsn_b2b: [{ ...hsn, num: 1, hsn_sc: "6403", rt: 18, qty: -1, txval: -2000, iamt: -360 }],
        hsn_b2c: [{ ...hsn, num: 1, hsn_sc: "8471", rt: 18, qty: -1, txval: -2000, iamt: -360 }],
      },
      doc_issue: { doc_det: [issued(5, "CN/25-26/1", "CN/25-26/3", 3)] },
    });

    // What went out is what came back: only the invoices themselves are left to tell.
    expect(await filed(db, "2025-07")).toEqual({
      gstin,
      fp: "072025",
      doc_issue: {
        doc_det: [issued(1, "INV/25-26/6", "INV/25-26/6", 1), issued(5, "CN/25-26/4", "CN/25-26/4", 1)],
      },
    });

    // A union territory, the sea, books for a business, and a service, which is not counted.
    expect(await filed(db, "2025-08")).toEqual({
      gstin,
      fp: "082025",
      b2cs: [
        { ...small, sply_ty: "INTRA", pos: "27", rt: 18, txval: 200, camt: 18, samt: 18 },
        { ...small, sply_ty: "INTER", pos: "04", rt: 5, txval: 100, iamt: 5 },
        { ...small, sply_ty: "INTER", pos: "97", rt: 18, txval: 1000, iamt: 180 },
      ],
      nil: { inv: [{ sply_ty: "INTRB2B", nil_amt: 500, expt_amt: 0, ngsup_amt: 0 }] },
      hsn: {
        hsn_b2b: [{ ...hsn, num: 1, hsn_sc: "4901", rt: 0, qty: 5, txval: 500 }],
        hsn_b2c: [
          { ...hsn, num: 1, hsn_sc: "6109", rt: 5, qty: 1, txval: 100, iamt: 5 },
          { ...hsn, num: 2, hsn_sc: "8517", rt: 18, qty: 1, txval: 1000, iamt: 180 },
          { ...hsn, num: 3, hsn_sc: "9988", uqc: "NA", rt: 18, qty: 0, txval: 200, camt: 18, samt: 18 },
        ],
      },
      doc_issue: { doc_det: [issued(1, "INV/25-26/7", "INV/25-26/10", 4)] },
    });

    expect((await filed(db, "2025-09")).b2cs).toEqual([
      { ...small, sply_ty: "INTER", pos: "24", rt: 3, txval: 50_000, iamt: 1500 },
      { ...small, sply_ty: "INTER", pos: "24", rt: 40, txval: 100, iamt: 40 },
    ]);
    expect(await filed(db, "2026-03")).toEqual({ gstin, fp: "032026" });
  });
});

async function filed(db: Database, month: string) {
  let text = "";
  for await (const piece of taxFiles.gstr1(db.read, { gstin, month })) text += piece;
  return JSON.parse(text);
}
