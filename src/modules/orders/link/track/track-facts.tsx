import { textsOf } from "#contract/texts/texts.ts";
import { CourierLink } from "#modules/orders/shop/public/courier-link.tsx";
import { minute } from "#web/ui/format-dates.ts";
import type { TrackPart } from "./track-part.ts";

/** Its parcels, and as much of whose it is as its owner needs to know it by. */
export function TrackFacts({ view, lang }: TrackPart) {
  const { track: words, orders } = textsOf(lang);
  const { to, parcels } = view;
  const { title, name, state } = orders.tracking.parcels;
  const facts = [
    [view.collect ? orders.detail.billTo : words.to, `${to.name}, ${to.city} ${to.pinCode}`],
    [words.phone, to.phone],
    ...(to.email === null ? [] : [[words.email, to.email]]),
  ];
  return (
    <>
      {parcels.length > 0 && !view.collect && (
        <section aria-labelledby="parcels">
          <h2 id="parcels">{title}</h2>
          <ol className="rows">
            {parcels.map((parcel, at) => (
              <li key={parcel.sentAt} className="row">
                <span>
                  <b>
                    {name(at + 1)}: {state[parcel.state]}
                  </b>
                  <span className="row-facts breaks-all">
                    <CourierLink parcel={parcel}>
                      {words.carrier(parcel.carrier ?? "", parcel.trackingNumber ?? "")}
                    </CourierLink>
                  </span>
                  <span className="row-facts">{words.sentAt(minute(parcel.sentAt, lang))}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <dl className="bill">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
