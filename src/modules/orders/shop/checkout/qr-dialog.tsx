import { useEffect, useRef, useState } from "react";
import { formatRupees } from "#contract/format/money.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Amount } from "#web/ui/price.tsx";
import { useCheckoutTexts } from "./checkout-texts.ts";

export type QrPayment = { readonly link: string; readonly code: string; readonly amountPaise: number };

type QrDialogProps = {
  readonly payment: QrPayment | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

const seconds = 15;
const upiApps = ["Google Pay", "PhonePe", "Paytm", "BHIM"];

export default function QrDialog({ payment, onDone, onCancel }: QrDialogProps) {
  const words = useCheckoutTexts().checkout.qr;
  return (
    <Dialog open={payment !== null} onClose={onCancel} title={words.title}>
      {payment && <QrCode payment={payment} onDone={onDone} onCancel={onCancel} />}
    </Dialog>
  );
}

function QrCode({ payment, onDone, onCancel }: QrDialogProps & { readonly payment: QrPayment }) {
  const words = useCheckoutTexts().checkout.qr;
  const query = new URL(payment.link).searchParams;
  const [left, setLeft] = useState(seconds);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    if (left === 0) return done.current();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <>
      <div className="qr stack centred">
        <p className="qr-words">
          <b className="tabular-nums title-2">
            <Amount of={formatRupees(payment.amountPaise)} />
          </b>
          <span className="block muted">
            {query.get("pn")} · {query.get("pa")}
          </span>
        </p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(payment.code)}`}
          alt={words.alt(formatRupees(payment.amountPaise))}
          width={240}
          height={240}
          className="qr-code"
        />
        <div className="qr-facts">
          <p className="small">{words.text}</p>
          <ul className="qr-apps">
            {upiApps.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <div className="qr-rest">
          <p role="timer" className="tabular-nums below-s">
            {words.countdown(left)}
          </p>
          <div className="qr-time" aria-hidden="true">
            <div style={{ transform: `scaleX(${left / seconds})` }} />
          </div>
        </div>
        <p className="balanced muted small">{words.demo}</p>
      </div>
      <div className="confirm-pay qr-ways">
        <a href={payment.link} className="button button-primary button-usual qr-here">
          {words.openApp}
        </a>
        <Button look="quiet" onClick={() => setLeft(seconds)}>
          {words.restart}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
