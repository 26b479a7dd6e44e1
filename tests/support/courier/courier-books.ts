import type { ServerResponse } from "node:http";

/** What goes wrong with the next parcel that is booked, once. */
export type BookingFault = "cut" | "gone" | "hang" | "other" | "twice" | "broken" | "busy" | "refuse";

export interface StandInParcel {
  readonly reference: string;
  readonly courier: "shiprocket" | "delhivery";
  readonly id: number;
  readonly service: string;
  readonly cash: number;
  readonly grams: number;
  number: string;
  isCancelled: boolean;
}

export interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly text: string;
}

export interface StandInAnswer {
  readonly status: number;
  readonly body: object | Buffer;
  /** Nobody hears it: the line is cut, once or from then on, or it never comes. */
  readonly unheard?: "cut" | "gone" | "hang";
}

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** The books of both couriers; a parcel counts once it has a number. */
export function courierBooks(ownUrl: () => string) {
  const parcels: StandInParcel[] = [];
  const pickups: string[] = [];
  let fault: BookingFault | undefined;
  let made = 1_000;
  let status = "Manifested";

  const ok = (body: object | Buffer): StandInAnswer => ({ status: 200, body });
  const say = (status: number, message: string): StandInAnswer => ({
    status,
    body: { message, status_code: status },
  });
  const named = (reference: string) => parcels.find((one) => one.reference === reference);
  const number = (id: number) => `5${String(id).padStart(11, "0")}`;

  /** Gives the number, or what went wrong. */
  function book(parcel: StandInParcel, done: (number: string) => object): StandInAnswer {
    const now = fault;
    fault = undefined;
    if (now === "broken") return say(500, "Server error");
    if (now === "busy") return say(429, "Too many requests");
    if (now === "refuse") return say(400, "Insufficient balance in the wallet");
    parcel.number = number(parcel.id);
    if (now === "cut" || now === "gone" || now === "hang") return { ...ok({}), unheard: now };
    if (now === "twice") return say(400, "Oops! Cannot reassign courier for this shipment.");
    return ok(done(now === "other" ? number(parcel.id + 5_000) : parcel.number));
  }

  return {
    fail: (to: BookingFault | undefined) => {
      fault = to;
    },
    forget: () => {
      parcels.length = 0;
      pickups.length = 0;
      fault = undefined;
      status = "Manifested";
    },
    /** Where Delhivery says that all its parcels are. */
    move: (to: string) => {
      status = to;
    },
    all: () => ({ parcels: parcels.filter((one) => one.number !== ""), pickups }),

    shiprocket({ path, query, text }: Asked): StandInAnswer | undefined {
      const told = text === "" ? {} : JSON.parse(text);
      if (path === "/orders/create/adhoc") {
        if (named(told.order_id)) return say(422, "The order id has already been taken.");
        const parcel: StandInParcel = {
          reference: told.order_id,
          courier: "shiprocket",
          id: made++,
          service: "",
          cash: told.payment_method === "COD" ? told.sub_total : 0,
          grams: told.weight * 1_000,
          number: "",
          isCancelled: false,
        };
        parcels.push(parcel);
        return ok({ order_id: parcel.id, shipment_id: parcel.id + 1_000_000, status: "NEW", status_code: 1 });
      }
      if (path === "/courier/assign/awb") {
        const parcel = parcels.find(({ id }) => id + 1_000_000 === told.shipment_id);
        if (!parcel) return say(400, "Invalid shipment id");
        if (parcel.number !== "") return say(400, "Oops! Cannot reassign courier for this shipment.");
        const isOther = fault === "other";
        return book(parcel, (awb_code) => ({
          awb_assign_status: 1,
          response: {
            data: { awb_code, shipment_id: told.shipment_id + (isOther ? 1 : 0), courier_name: "Surface" },
          },
        }));
      }
      if (path === "/orders" && query.has("search")) {
        const parcel = named(query.get("search") ?? "");
        const shipments = parcel ? [{ id: parcel.id + 1_000_000, awb: parcel.number }] : [];
        const status = parcel?.isCancelled ? "CANCELED" : "NEW";
        return ok({
          data: parcel ? [{ id: parcel.id, channel_order_id: parcel.reference, status, shipments }] : [],
        });
      }
      if (path === "/courier/generate/label")
        return ok({ label_created: 1, label_url: `${ownUrl()}/label.pdf`, not_created: [] });
      if (path === "/courier/generate/pickup") {
        pickups.push(...told.pickup_date);
        return ok({ pickup_status: 1 });
      }
      if (path === "/orders/cancel") {
        const parcel = parcels.find(({ id }) => id === told.ids[0]);
        if (!parcel || parcel.isCancelled) return say(400, "Order cannot be cancelled");
        parcel.isCancelled = true;
        return { status: 204, body: {} };
      }
      return undefined;
    },

    delhivery({ path, query, text }: Asked): StandInAnswer | undefined {
      if (path === "/api/kinko/v1/invoice/charges/.json")
        return ok([{ total_amount: query.get("md") === "E" ? 96.4 : 61.36 }]);
      if (path === "/api/cmu/create.json") {
        const { shipments } = JSON.parse(new URLSearchParams(text).get("data") ?? "{}");
        const [told] = shipments;
        if (named(told.order)) return failing("Duplicate order id");
        const parcel: StandInParcel = {
          reference: told.order,
          courier: "delhivery",
          id: made++,
          service: told.shipping_mode,
          cash: told.cod_amount,
          grams: told.weight,
          number: "",
          isCancelled: false,
        };
        const isTwice = fault === "twice";
        const isOther = fault === "other";
        const answer = book(parcel, (waybill) => ({
          success: true,
          packages: [
            { status: "Success", waybill, refnum: isOther ? "another" : parcel.reference, remarks: [""] },
          ],
        }));
        parcels.push(parcel);
        if (isTwice) return failing("Duplicate order id");
        // What it refuses it says in a parcel that failed.
        return answer.status === 400 ? failing((answer.body as { message: string }).message) : answer;
      }
      if (path === "/api/v1/packages/json/") {
        const parcel =
          named(query.get("ref_ids") ?? "") ?? parcels.find((one) => one.number === query.get("waybill"));
        if (!parcel?.number) return ok({ Error: "No such waybill or Order Id found" });
        const Status = { Status: parcel.isCancelled ? "Returned" : status };
        return ok({
          ShipmentData: [{ Shipment: { AWB: parcel.number, ReferenceNo: parcel.reference, Status } }],
        });
      }
      if (path === "/api/p/packing_slip")
        return ok({ packages: [{ pdf_download_link: `${ownUrl()}/label.pdf` }], packages_found: 1 });
      if (path === "/fm/request/new/") {
        pickups.push(JSON.parse(text).pickup_date);
        return ok({ pickup_id: 1 });
      }
      if (path === "/api/p/edit") {
        const parcel = parcels.find(({ number: own }) => own === JSON.parse(text).waybill);
        if (!parcel || parcel.isCancelled)
          return ok({ status: false, remark: "Package cannot be cancelled" });
        parcel.isCancelled = true;
        return ok({ status: true, remark: "Shipment has been cancelled." });
      }
      return undefined;
    },

    label: (path: string): Buffer | undefined => (path === "/label.pdf" ? pdf : undefined),
  };

  function failing(remark: string): StandInAnswer {
    return ok({ success: false, packages: [{ status: "Fail", waybill: "", remarks: [remark] }] });
  }
}

export function send(response: ServerResponse, { status, body, unheard }: StandInAnswer): void {
  if (unheard === "cut" || unheard === "gone") response.destroy();
  else if (status === 204) response.writeHead(status).end();
  else if (!unheard && body instanceof Buffer)
    response.writeHead(status, { "content-type": "application/pdf" }).end(body);
  else if (!unheard)
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
