import { formatRupees } from "#contract/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import { useInView } from "#web/ui/use-in-view.ts";

type PayBarProps = { readonly totalPaise: number; readonly words: string };

const button = "#pay button[type=submit]";

/** On a phone the sum and the way on stay in reach: it sends the form of the ways to pay, and rests beside it. */
export function PayBar({ totalPaise, words }: PayBarProps) {
  const isNear = useInView(button, "");
  return (
    <div className="sticky-buy needs-script" hidden={isNear}>
      <Price now={formatRupees(totalPaise)} />
      <Button
        size="large"
        className="grow"
        onClick={() => document.querySelector<HTMLButtonElement>(button)?.form?.requestSubmit()}
      >
        {words}
      </Button>
    </div>
  );
}
