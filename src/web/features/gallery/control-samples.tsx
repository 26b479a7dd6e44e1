import { useState } from "react";
import { paths } from "#contract/paths.ts";
import entry from "#web/styles/entry.css?url";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Quantity } from "#web/ui/quantity.tsx";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { Sample } from "./sample.tsx";

const sizes = ["S", "M", "L", "XL"].map((value) => ({ value, label: value, disabled: value === "XL" }));
const ways = [
  { value: "card", label: "Credit Card", detail: "Visa, RuPay and more", sign: <Icon name="card" /> },
  { value: "qr", label: "QR Code", detail: "Any UPI app", sign: <Icon name="qr" /> },
];

export function ControlSamples({ tab }: { readonly tab: string }) {
  const [quantity, setQuantity] = useState(2);
  return (
    <>
      <Sample name="Buttons">
        <Button>Add to Cart</Button>
        <Button look="quiet">Quick View</Button>
        <Button look="danger">Remove</Button>
        <Button look="bare">Clear Filters</Button>
        <Button pending>Pay ₹1,234.00</Button>
        <Button pending pendingLabel="Adding...">
          Add to Cart
        </Button>
        <Button disabled>Out of Stock</Button>
        <Button size="small">Small</Button>
        <LinkButton to={paths.products()} size="large" look="quiet">
          Shop all products
        </LinkButton>
      </Sample>
      <Sample name="Fields">
        <TextField label="Name" name="name" required hint="As it stands on the parcel." />
        <TextField label="Email" name="email" type="email" required error="This address has no @." />
        <PasswordField label="Password" name="password" required />
        <SelectField label="Sort by" name="sort" required>
          <option>Relevance</option>
          <option>Price, low to high</option>
        </SelectField>
        <TextAreaField label="Review" name="review" />
      </Sample>
      <Sample name="Choices">
        <RadioTiles legend="Size" name="size" tiles={sizes} defaultValue="M" />
        <RadioTiles legend="Payment" name="way" tiles={ways} defaultValue="card" />
        <RadioTiles legend="Size" name="size2" tiles={sizes} error="Please select a size" />
        <Checkbox label="Remember me" name="remember" defaultChecked />
        <Checkbox kind="radio" label="4 & Up" name="rating" />
        <Quantity of="Brass lamp" value={quantity} most={10} onChange={setQuantity} />
      </Sample>
      <Sample name="Ways on">
        <div>
          <link rel="stylesheet" href={entry} precedence="entry" />
          <Tabs
            label="Login"
            selected={tab}
            tabs={[
              { id: "email", label: "Email Login", to: "?tab=email" },
              { id: "phone", label: "Phone Login", to: "?tab=phone" },
            ]}
          >
            <p>The {tab} panel.</p>
          </Tabs>
        </div>
        <Pagination page={5} pages={9} addressOf={(page) => paths.products({ page })} />
        <Chip label="Under ₹500" to="?" removeLabel="Remove the filter Under ₹500" />
      </Sample>
    </>
  );
}
