import { z } from "zod";
import { bookingPatienceMs as patienceMs } from "../ask-courier.ts";
import { CourierUnavailable } from "../courier.ts";
import {
  type BookedParcel,
  type CourierBooking,
  CourierRefused,
  type FoundParcel,
  type ParcelToBook,
} from "../courier-booking.ts";
import { fetchLabel } from "../fetch-label.ts";
import { failed, paiseOf, refused } from "../read-refusal.ts";
import { trackingNumber } from "../tracking-number.ts";
import { companiesShape, openCompanies, serviceability } from "./companies.ts";
import { orderOf } from "./order-of.ts";
import type { ShiprocketKeys, ShiprocketSession } from "./session.ts";

const id = z.int().min(1);
const said = {
  message: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
};
const created = z.object({ ...said, order_id: id.optional(), shipment_id: id.optional() });
const assigned = z.object({
  ...said,
  awb_assign_status: z.int().optional(),
  response: z
    .object({
      data: z
        .object({
          awb_code: trackingNumber.nullish(),
          shipment_id: id.optional(),
          awb_assign_error: z.string().nullish(),
        })
        .optional(),
    })
    .optional(),
});
const listed = z.object({
  data: z.array(
    z.object({
      id,
      channel_order_id: z.string(),
      status: z.string(),
      shipments: z.array(z.object({ id, awb: z.string().nullish() })),
    }),
  ),
});
const labelled = z.object({ ...said, label_created: z.int().optional(), label_url: z.string().optional() });

interface Parts extends Pick<ShiprocketKeys, "apiUrl"> {
  readonly call: ShiprocketSession;
  /** A pick-up location as it is called in the account. */
  readonly pickup: string;
}

/** An order with Shiprocket costs nothing; its number (AWB) is what is paid for, and what is booked here. */
export function shiprocketBooking({ call, apiUrl, pickup }: Parts): CourierBooking {
  const cancelOrder = (order: string) =>
    call({
      path: "/orders/cancel",
      json: { ids: [Number(order)] },
      shape: z.object(said).optional(),
      patienceMs,
    });

  return {
    carrier: "Shiprocket",

    async quote({ cashPaise, ...question }) {
      const { status, body } = await call({
        path: serviceability({ ...question, isCash: cashPaise > 0 }),
        shape: companiesShape,
      });
      if (status === 404 || (status === 200 && body.status === 404)) return [];
      if (status !== 200 || !body.data) throw new CourierUnavailable(`The courier answered ${status}.`);
      return openCompanies(body.data.available_courier_companies).flatMap((one) => {
        const paise = paiseOf(one.rate ?? 0);
        if (!one.courier_company_id || !one.courier_name || !paise || (cashPaise > 0 && one.cod !== 1))
          return [];
        const service = String(one.courier_company_id);
        return [{ service, name: one.courier_name, paise, days: one.estimated_delivery_days }];
      });
    },

    async book(parcel) {
      const { order, shipment } = await create(parcel);
      try {
        return { trackingNumber: await assign(shipment, parcel.service), key: `${order}/${shipment}` };
      } catch (error) {
        if (!(error instanceof CourierRefused)) throw error;
        const found = await find(parcel.reference);
        if (found && !found.isCancelled) return found;
        // Without a number nobody brings it; it would only lie about in the account.
        await cancelOrder(order).catch(() => undefined);
        throw error;
      }
    },

    find,

    async label({ key }) {
      const { status, body } = await call({
        path: "/courier/generate/label",
        json: { shipment_id: [shipmentIn(key)] },
        shape: labelled,
        patienceMs,
      });
      if (status !== 200 || !body.label_url) throw failed(status === 200 ? 422 : status, wordsOf(body));
      return fetchLabel(body.label_url, apiUrl);
    },

    async askPickup(parcels, day) {
      // One at a time, as Shiprocket asks.
      for (const { key } of parcels) {
        const { status, body } = await call({
          path: "/courier/generate/pickup",
          json: { shipment_id: [shipmentIn(key)], pickup_date: [day] },
          shape: z.object(said),
          patienceMs,
        });
        if (status !== 200 && !/already/i.test(wordsOf(body))) throw failed(status, wordsOf(body));
      }
    },

    async cancel({ key }) {
      const { status, body } = await cancelOrder(key.split("/")[0] ?? "");
      if (status !== 200 && status !== 204) throw failed(status, wordsOf(body ?? {}));
      if (status === 200 && !body)
        throw new CourierUnavailable("The courier answered in words nobody knows.");
    },

    bill: {
      trackingNumber: ["awb number", "awb code", "awb"],
      weight: { names: ["charged weight", "applied weight", "weight"], gramsOfOne: 1_000 },
      sums: [
        ["freight forward amount", "freight cod charges", "freight cod adjusted", "freight rto amount"],
        ["freight total amount"],
        ["amount"],
      ],
    },
  };

  async function create(parcel: ParcelToBook) {
    const { status, body } = await call({
      path: "/orders/create/adhoc",
      json: orderOf(parcel, pickup),
      shape: created,
      patienceMs,
    });
    const { order_id: order, shipment_id: shipment } = body;
    if (status !== 200 || !order || !shipment) throw failed(status, wordsOf(body));
    return { order: String(order), shipment };
  }

  async function find(reference: string): Promise<FoundParcel | undefined> {
    const { status, body } = await call({
      path: `/orders?${new URLSearchParams({ search: reference })}`,
      shape: listed,
      patienceMs,
    });
    if (status !== 200) throw new CourierUnavailable(`The courier answered ${status}.`);
    const order = body.data.find(({ channel_order_id }) => channel_order_id === reference);
    const shipment = order?.shipments.find(({ awb }) => awb);
    if (!order || !shipment?.awb) return undefined;
    return {
      trackingNumber: shipment.awb,
      key: `${order.id}/${shipment.id}`,
      isCancelled: /^cancel/i.test(order.status),
    };
  }

  async function assign(shipment: number, service: string): Promise<string> {
    const { status, body } = await call({
      path: "/courier/assign/awb",
      json: { shipment_id: shipment, courier_id: Number(service) },
      shape: assigned,
      patienceMs,
    });
    const data = body.response?.data;
    if (status !== 200) throw failed(status, wordsOf(body));
    if (data?.awb_code && body.awb_assign_status === 1 && data.shipment_id === shipment) return data.awb_code;
    if (data?.awb_code) throw new CourierUnavailable("The courier answered about another parcel.");
    throw refused(data?.awb_assign_error ?? wordsOf(body));
  }
}

function shipmentIn(key: BookedParcel["key"]): number {
  return Number(key.split("/")[1]);
}

function wordsOf({ message = "", errors = {} }: z.output<z.ZodObject<typeof said>>): string {
  return [message, ...Object.values(errors).flat()].join(" ");
}
