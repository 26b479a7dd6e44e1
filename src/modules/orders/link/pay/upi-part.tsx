import type { ServerTexts } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";

type UpiPartProps = {
  readonly link: string;
  /** The link as a QR code, an SVG text. */
  readonly code: string;
  readonly amount: string;
  readonly words: ServerTexts["pay"];
};

/** Plain links that open the apps of a phone, and the same payment as a code for a screen without them. */
export function UpiPart({ link, code, amount, words }: UpiPartProps) {
  return (
    <section className="upi" aria-label="UPI">
      <div className="upi-apps">
        <h2>{words.apps(amount)}</h2>
        <ul>
          {upiApps(link).map(({ name, href }) => (
            <li key={name}>
              <a href={href} className="upi-app">
                {name} <Icon name="chevron-right" />
              </a>
            </li>
          ))}
          <li className="upi-any">
            <a href={link} className="upi-app">
              {words.anyApp} <Icon name="chevron-right" />
            </a>
          </li>
        </ul>
      </div>
      <div className="upi-scan">
        <h2 className="upi-first">{words.scan}</h2>
        <h2 className="upi-second">{words.scanElsewhere}</h2>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          alt={words.code(amount)}
          width={240}
          height={240}
          className="upi-code"
        />
        <p className="upi-sum">{amount}</p>
      </div>
    </section>
  );
}

interface UpiApp {
  /** As it calls itself; its name is its owner's trademark. */
  readonly name: string;
  /** What stands in the place of upi:// to open this one. */
  readonly scheme: string;
}

const apps: readonly UpiApp[] = [
  { name: "Google Pay", scheme: "tez://upi/" },
  { name: "PhonePe", scheme: "phonepe://" },
  { name: "Paytm", scheme: "paytmmp://" },
  { name: "BHIM", scheme: "bhim://" },
];

/** Each app opens the same payment: nothing but the scheme of the gateway's link is changed. */
export function upiApps(link: string): readonly (UpiApp & { readonly href: string })[] {
  return apps.map((app) => ({ ...app, href: link.replace(/^upi:\/\//, app.scheme) }));
}
