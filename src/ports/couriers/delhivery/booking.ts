import { z } from "zod";
import { askCourier, bookingPatienceMs as patienceMs } from "../ask-courier.ts";
import { type Courier, CourierUnavailable } from "../courier.ts";
import type { CourierBooking } from "../courier-booking.ts";
import { fetchLabel } from "../fetch-label.ts";
import { failed, paiseOf, refused } from "../read-refusal.ts";
import { trackingNumber } from "../tracking-number.ts";
import { shipmentOf } from "./shipment-of.ts";

const services = { S: "Surface", E: "Express" } as const;
const sum = z.union([z.number(), z.string().max(20)]);
const charges = z.union([z.array(z.object({ total_amount: sum })), z.object({ total_amount: sum })]);
const created = z.object({
  rmk: z.string().nullish(),
  packages: z
    .array(
      z.object({
        status: z.string(),
        waybill: trackingNumber.or(z.literal("")).nullish(),
        refnum: z.string().nullish(),
        remarks: z.union([z.string(), z.array(z.string())]).nullish(),
      }),
    )
    .nullish(),
});
const shipment = z.object({
  AWB: trackingNumber,
  ReferenceNo: z.string().nullish(),
  Status: z.object({ Status: z.string() }),
});
type Shipment = z.output<typeof shipment>;
const tracked = z.looseObject({ ShipmentData: z.array(z.object({ Shipment: shipment })).nullish() });
const notFetched = /^(?:manifested|not picked|open|scheduled)$/i;
const slip = z.object({ packages: z.array(z.object({ pdf_download_link: z.string().nullish() })).nullish() });
const edited = z.looseObject({
  status: z.unknown(),
  remark: z.string().nullish(),
  error: z.string().nullish(),
});

interface Parts {
  readonly token: string;
  readonly apiUrl: string;
  /** The warehouse as it is called in the account. */
  readonly pickup: string;
  readonly serves: Courier["serves"];
}

export function delhiveryBooking({ token, apiUrl, pickup, serves }: Parts): CourierBooking {
  const base = apiUrl.replace(/\/+$/, "");
  const ask = <Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    body: { readonly json?: object; readonly form?: URLSearchParams } = {},
  ) =>
    askCourier({
      ...body,
      url: base + path,
      headers: { authorization: `Token ${token}` },
      shape,
      patienceMs,
    });

  return {
    carrier: "Delhivery",

    async quote(parcel) {
      const { deliverable, cash } = await serves(parcel);
      if (!deliverable || (parcel.cashPaise > 0 && !cash)) return [];
      const all = await Promise.all(
        Object.entries(services).map(async ([service, name]) => {
          const query = new URLSearchParams({
            md: service,
            cgm: String(parcel.grams),
            o_pin: parcel.from,
            d_pin: parcel.to,
            ss: "Delivered",
            pt: parcel.cashPaise > 0 ? "COD" : "Pre-paid",
          });
          const { status, body } = await ask(`/api/kinko/v1/invoice/charges/.json?${query}`, charges);
          if (status !== 200) throw new CourierUnavailable(`The courier answered ${status}.`);
          const paise = paiseOf([body].flat()[0]?.total_amount ?? 0);
          return paise ? [{ service, name: `Delhivery ${name}`, paise, days: null }] : [];
        }),
      );
      return all.flat();
    },

    async book(parcel) {
      const shippingMode = services[parcel.service as keyof typeof services];
      const data = JSON.stringify(shipmentOf(parcel, { pickup, shippingMode }));
      const { status, body } = await ask("/api/cmu/create.json", created, {
        form: new URLSearchParams({ format: "json", data }),
      });
      const made = body.packages?.[0];
      const words = [made?.remarks ?? body.rmk ?? ""].flat().join(" ");
      if (status !== 200) throw failed(status, words);
      if (made?.status === "Success" && made.waybill) {
        if (made.refnum !== parcel.reference)
          throw new CourierUnavailable("The courier answered about another parcel.");
        return { trackingNumber: made.waybill, key: "" };
      }
      // By its own words it may have been kept all the same.
      if (/duplicate|saved/i.test(words)) throw new CourierUnavailable(refused(words).message);
      throw refused(words);
    },

    async find(reference) {
      const found = await track({ ref_ids: reference }, ({ ReferenceNo }) => ReferenceNo === reference);
      return (
        found && {
          trackingNumber: found.AWB,
          key: "",
          // A parcel that was never fetched is returned as soon as it is cancelled.
          isCancelled: /cancel|returned/i.test(found.Status.Status),
        }
      );
    },

    async label({ trackingNumber: wbns }) {
      const query = new URLSearchParams({ wbns, pdf: "true" });
      const { status, body } = await ask(`/api/p/packing_slip?${query}`, slip);
      const link = body.packages?.[0]?.pdf_download_link;
      if (status !== 200 || !link) throw failed(status === 200 ? 422 : status, "");
      return fetchLabel(link, base);
    },

    async askPickup(parcels, day) {
      const { status, body } = await ask("/fm/request/new/", z.looseObject({}), {
        json: {
          pickup_location: pickup,
          pickup_date: day,
          pickup_time: "14:00:00",
          expected_package_count: parcels.length,
        },
      });
      const words = JSON.stringify(body);
      if (status >= 300 && !/exist/i.test(words)) throw failed(status, words);
    },

    async cancel({ trackingNumber: waybill }) {
      const found = await track({ waybill }, ({ AWB }) => AWB === waybill);
      // Delhivery takes a cancel of what is in its trucks too, and brings that back days later.
      if (found && !notFetched.test(found.Status.Status)) throw refused(found.Status.Status);
      const { status, body } = await ask("/api/p/edit", edited, { json: { waybill, cancellation: "true" } });
      const isDone =
        status === 200 && (body.status === true || /^(?:true|success)$/i.test(String(body.status)));
      if (!isDone) throw failed(status === 200 ? 422 : status, body.remark ?? body.error ?? "");
    },

    bill: {
      trackingNumber: ["waybill", "waybill number", "awb number", "awb"],
      weight: { names: ["charged weight", "charged_weight", "weight"], gramsOfOne: 1 },
      sums: [["total amount"], ["total_amount"], ["amount"]],
    },
  };

  /** The parcel that is asked about; nothing where Delhivery says that it knows none. */
  async function track(
    query: Readonly<Record<string, string>>,
    isIt: (shipment: Shipment) => boolean,
  ): Promise<Shipment | undefined> {
    const { status, body } = await ask(`/api/v1/packages/json/?${new URLSearchParams(query)}`, tracked);
    const found = body.ShipmentData?.map(({ Shipment }) => Shipment).find(isIt);
    if (found || /no such|not exist/i.test(JSON.stringify(body))) return found;
    throw new CourierUnavailable(`The courier answered ${status}.`);
  }
}
