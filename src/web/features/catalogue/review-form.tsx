import { useEffect } from "react";
import { useActionData, useFetcher } from "react-router";
import { product as productEnglish } from "#contract/texts/en/product.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useWords } from "#web/ui/words.ts";

type Sent = { readonly sent: boolean; readonly field?: string | undefined; readonly message?: string };

/** For people who bought the product; posts to the product's own page. */
export default function ReviewForm({ productId }: { readonly productId: string }) {
  const words = useWords("product", productEnglish).write;
  const { Form, data: fetched, state } = useFetcher<Sent>({ key: `review ${productId}` });
  const posted = useActionData<Sent>();
  const data = fetched ?? posted;
  useEffect(() => {
    if (data?.sent) toast.success(words.sent);
  }, [data, words]);
  const errorOf = (field: string) => (data?.field === field ? data.message : undefined);
  return (
    <Form method="post" className="card grid gap-4 p-5">
      <h3 className="text-xl">{words.title}</h3>
      {data && !data.sent && !data.field && (
        <AlertPanel kind="error" title={data.message ?? words.failed} live />
      )}
      <RadioTiles
        legend={words.stars}
        name="stars"
        required
        error={errorOf("stars")}
        className="option-tiles"
        tiles={[1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: `${stars} ★` }))}
      />
      <TextField label={words.heading} name="title" maxLength={80} error={errorOf("title")} />
      <TextAreaField label={words.text} name="text" maxLength={2000} required error={errorOf("text")} />
      <Button type="submit" pending={state !== "idle"} className="justify-self-start">
        {words.send}
      </Button>
    </Form>
  );
}
