import type { AnswerOf } from "#contract/endpoint.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { RadioRow } from "#manage/parts/radio-row.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { ImportRequest } from "#modules/catalogue/bulk-view.ts";
import { categoriesEndpoints } from "#modules/catalogue/categories/endpoints.ts";
import { leaveOut, makeNew, tablesEndpoints } from "#modules/catalogue/import/endpoints.ts";
import { SelectField } from "#web/ui/field.tsx";
import type { ShownBulk } from "../bulk/bulk-actions.tsx";
import { CategoryOptions, type Places } from "../categories/category-options.tsx";
import { FilePictures } from "./file-pictures.tsx";

type FileOptionsProps = {
  readonly bulk: ShownBulk;
  readonly asked: Pick<AnswerOf<typeof tablesEndpoints.ask>, "categories" | "elsewhere" | "pictures">;
  readonly places: Places;
};

/** What is to be said of a file before it is done: how new goods begin, and where those belong whose category nobody knows. */
export function FileOptions({ bulk, asked: { categories, elsewhere, pictures }, places }: FileOptionsProps) {
  const { shell, role } = useOffice();
  const { table: words } = textsOf(shell.lang);
  const mayMake = roleHolds(role, categoriesEndpoints.make.right);
  const request = bulk.wish as ImportRequest;
  const states = request.newState === "live" ? (["live", "draft"] as const) : (["draft", "live"] as const);
  return (
    <>
      <FilePictures id={bulk.id} pictures={pictures} />
      {elsewhere > 0 && bulk.state === "planned" && <p className="muted">{words.pictures(elsewhere)}</p>}
      {bulk.state === "planned" && (
        <Section title={words.options}>
          <ActionForm
            endpoint={tablesEndpoints.choose}
            input={{ id: bulk.id, seen: bulk.version }}
            next={officePath(`goods/bulk/${bulk.id}`)}
            className="fold-form"
          >
            {(state) => (
              <>
                {categories.length > 0 && (
                  <fieldset className="fold-form">
                    <legend className="field-label">{words.categories}</legend>
                    <p className="field-hint">{words.categoriesHint}</p>
                    {categories.map(({ name, count }, at) => (
                      <div key={name}>
                        <input type="hidden" name={`categories.${at}.name`} value={name} />
                        <SelectField
                          label={words.categoryOf(name || words.noCategory, count)}
                          name={`categories.${at}.category`}
                          required
                          defaultValue={state.typedOf(`categories.${at}.category`) ?? leaveOut}
                        >
                          <option value={leaveOut}>{words.leaveOut}</option>
                          {mayMake && name !== "" && (
                            <option value={makeNew}>{words.makeCategory(name.slice(0, 60))}</option>
                          )}
                          <CategoryOptions places={places} />
                        </SelectField>
                      </div>
                    ))}
                  </fieldset>
                )}
                <RadioRow
                  state={state}
                  name="newState"
                  legend={words.newState}
                  choices={Object.fromEntries(states.map((one) => [one, words.newStates[one]]))}
                />
                <ActionField
                  state={state}
                  name="pieces"
                  label={words.pieces}
                  defaultValue={String(request.pieces)}
                  required
                  inputMode="numeric"
                  autoComplete="off"
                />
                <button type="submit" className="button button-quiet">
                  {words.lookAnew}
                </button>
              </>
            )}
          </ActionForm>
        </Section>
      )}
    </>
  );
}
