import { useRevalidator } from "react-router";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { reviewEndpoints } from "#modules/reviews/endpoints.ts";
import { EndpointForm } from "#web/request/endpoint-form.tsx";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useWords } from "#web/ui/words.ts";

/** For people who bought the product; posts to the product's own page. */
export default function ReviewForm({ productId }: { readonly productId: string }) {
  const words = useWords("product", productEnglish).write;
  const { revalidate } = useRevalidator();
  const onDone = ({ message }: { readonly message: string }) => {
    toast.success(message);
    void revalidate();
  };
  return (
    <EndpointForm
      endpoint={reviewEndpoints.write}
      input={{ id: productId }}
      onDone={onDone}
      className="card stack gap-l room"
    >
      {({ pending, errorOf, typedOf }) => (
        <>
          <h3 className="title-3">{words.title}</h3>
          {errorOf() && <AlertPanel kind="error" title={errorOf() ?? words.failed} live />}
          <RadioTiles
            legend={words.stars}
            name="stars"
            required
            error={errorOf("stars")}
            className="option-tiles"
            tiles={[1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: `${stars} ★` }))}
          />
          <TextField
            label={words.heading}
            name="title"
            maxLength={80}
            defaultValue={typedOf("title")}
            error={errorOf("title")}
          />
          <TextAreaField
            label={words.text}
            name="text"
            maxLength={2000}
            required
            defaultValue={typedOf("text")}
            error={errorOf("text")}
          />
          <Button type="submit" pending={pending} className="at-start">
            {words.send}
          </Button>
        </>
      )}
    </EndpointForm>
  );
}
