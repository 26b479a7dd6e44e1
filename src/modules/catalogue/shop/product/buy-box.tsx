import { useEffect, useRef, useState } from "react";
import { formatRupees } from "#contract/format/money.ts";
import { mostOfOne } from "#contract/limits.ts";
import { BuyForm, type Refusal } from "#modules/cart/shop/public/buy-form.tsx";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { freeOf, pricedAs } from "#modules/catalogue/rules/variant.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { StockAlertForm } from "#modules/stock-alerts/shop/public/stock-alert-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Quantity } from "#web/ui/quantity.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";
import { costAlone } from "../public/cost-alone.ts";
import { GoodsPrice } from "../public/goods-price.tsx";
import { type ChosenOptions, OptionChoices } from "../public/option-choices.tsx";
import type { Trade } from "../public/trade-data.ts";
import { useOption } from "../public/use-option.ts";

type BuyBoxProps = {
  readonly product: DetailView;
  readonly trade: Trade;
  /** By when one orders what leaves on the same day. */
  readonly leaves: string | null;
  readonly chosen: ChosenOptions;
  readonly onChoose: (choice: ChosenOptions) => void;
};

const fewLeft = 5;

/** Price, what is left, the choices and the button: everything that decides a purchase in one place. */
export function BuyBox({ product, trade, leaves, chosen, onChoose }: BuyBoxProps) {
  const words = useWords("product", productEnglish);
  const { deliveryFrom, deliveryTo } = useShop().support;
  const [quantity, setQuantity] = useState(1);
  const [refusal, setRefusal] = useState<Refusal>();
  const box = useRef<HTMLDivElement>(null);
  const { title, inStock } = product;
  const costPaise = costAlone(product.unitPaise, trade);
  const free = freeOfChosen(product, chosen);
  const most = Math.max(1, Math.min(mostOfOne, free));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the script came
  useEffect(() => {
    const checked = [...(box.current?.querySelectorAll<HTMLInputElement>(":checked") ?? [])];
    const changed = checked.filter(({ defaultChecked }) => !defaultChecked);
    if (changed.length > 0) onChoose(Object.fromEntries(changed.map(({ name, value }) => [name, value])));
  }, []);
  const refused = (given: Refusal) => {
    setRefusal(given);
    if (given.field) box.current?.querySelector<HTMLInputElement>(`input[name="${given.field}"]`)?.focus();
  };
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);

  return (
    <div ref={box} id="buy" className="buy-box stack gap-l" onChange={() => setRefusal(undefined)}>
      <div role="status">
        <GoodsPrice of={product} size="large" />
      </div>
      <PricesOfChoices product={product} />
      <p className="buy-note">{trade.isMrp ? words.taxWithin : words.taxLater}</p>
      <ul className="stack gap-xs">
        <li className="line gap-s">
          <Availability free={free} />
          {!inStock && product.related.length > 0 && (
            <a href="#related" className="link">
              {words.similar}
            </a>
          )}
        </li>
        {inStock && (
          <li className="beside gap-s">
            <Icon name="truck" className="buy-icon accent" />
            <span>
              {deliveryTo > 0 && words.delivery(`${deliveryFrom}-${deliveryTo}`, costPaise === 0)}
              <span className="block small muted">
                {costPaise > 0 && words.deliveryCost(formatRupees(costPaise))}
              </span>
              <span className="buy-detail">{leaves}</span>
            </span>
          </li>
        )}
      </ul>
      <BuyForm product={{ ...product, inStock: free > 0 }} onRefused={refused}>
        <OptionChoices
          colours={product.colours}
          sizes={product.sizes}
          soldOut={product.soldOut ?? []}
          chosen={chosen}
          onColour={(colour) => onChoose({ colour })}
          onSize={(size) => onChoose({ size })}
          errors={{ colour: errorOf("colour"), size: errorOf("size") }}
        />
        {inStock && (
          <div className="buy-quantity">
            <Quantity
              of={title}
              name="quantity"
              value={quantity}
              most={most}
              onChange={setQuantity}
              describedBy="most"
            />
            <p id="most" className="sr-only">
              {words.quantityMost(most)}
            </p>
          </div>
        )}
      </BuyForm>
      {/* Another choice is asked for anew. */}
      {free === 0 && (
        <StockAlertForm
          key={`${chosen.colour} ${chosen.size}`}
          productId={product.id}
          colour={chosen.colour}
          size={chosen.size}
        />
      )}
    </div>
  );
}

/** Of the choice once it is made, of all of them before. */
function freeOfChosen({ free, variants, colours, sizes }: DetailView, chosen: ChosenOptions): number {
  const isChosen = (colours.length === 0 || chosen.colour) && (sizes.length === 0 || chosen.size);
  return isChosen ? freeOf(variants, chosen) : free;
}

/** Where no script says what a choice costs, all that cost more are said. */
function PricesOfChoices({ product }: { readonly product: DetailView }) {
  if (!product.priceVaries) return null;
  return <noscript>{import.meta.env.SSR && <PricesWithoutScript product={product} />}</noscript>;
}

function Availability({ free }: { readonly free: number }) {
  const words = useWords("product", productEnglish);
  if (free === 0) return <Badge look="danger">{words.outOfStock}</Badge>;
  if (free <= fewLeft) return <Badge look="marigold">{words.onlyLeft(free)}</Badge>;
  return (
    <>
      <Icon name="check" className="icon-medium leaf" />
      <strong className="leaf">{words.inStock}</strong>
    </>
  );
}

/** The choices that cost more than the others. */
export function PricesWithoutScript({ product }: { readonly product: DetailView }) {
  const named = useOption();
  return product.variants
    .filter(({ price }) => price)
    .map((one) => (
      <p key={one.colour + one.size} className="small">
        {[one.colour, one.size].filter(Boolean).map(named).join(" ")}:{" "}
        <GoodsPrice of={pricedAs(product, one)} />
      </p>
    ));
}
