import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Sample } from "./sample.tsx";

type Open = "none" | "dialog" | "bottom" | "end";

export function OverlaySamples() {
  const [open, setOpen] = useState<Open>("none");
  const close = () => setOpen("none");
  return (
    <Sample name="Overlays">
      <Button look="quiet" onClick={() => setOpen("dialog")}>
        Open a dialog
      </Button>
      <Button look="quiet" onClick={() => setOpen("bottom")}>
        Open a sheet below
      </Button>
      <Button look="quiet" onClick={() => setOpen("end")}>
        Open a sheet aside
      </Button>
      <Button look="quiet" onClick={() => toast.success("Item added to cart")}>
        Toast
      </Button>
      <Button look="quiet" onClick={() => toast.error("Failed to add to cart")}>
        Toast of an error
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          toast.success("Item removed from cart", { label: "Undo", run: () => toast.success("Item is back") })
        }
      >
        Toast with Undo
      </Button>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="Order Summary"
        footer={<Button onClick={close}>Pay ₹1,234.00</Button>}
      >
        <TextField label="Promo code" name="code" />
      </Dialog>
      <Sheet side="bottom" open={open === "bottom"} onClose={close} title="Filters">
        <p>Filters stand here on a phone.</p>
      </Sheet>
      <Sheet side="end" open={open === "end"} onClose={close} title="Added to cart">
        <p>What was added stands here.</p>
      </Sheet>
    </Sample>
  );
}
