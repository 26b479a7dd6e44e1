import type { ComponentProps } from "react";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";

export type GoodsFieldName = keyof ReturnType<typeof textsOf>["goodsOffice"]["field"];

type Own = {
  readonly state: ActionState;
  readonly name: GoodsFieldName;
  /** The name in the form, where it stands in a list. */
  readonly as?: string;
  /** What the shop has. */
  readonly now?: string;
};

/** What was typed stays; where somebody else has written something other meanwhile, it stands below. */
function useGoodsField({ state, name, as = name, now = "" }: Own, hint?: string) {
  const { goodsOffice } = textsOf(useOffice().shell.lang);
  const error = state.errorOf(as);
  const typed = state.typedOf(as);
  const isOther = state.isChanged && typed !== undefined && typed.trim() !== now.trim();
  const text = isOther ? goodsOffice.nowIs(now) : hint;
  return {
    name: as,
    label: goodsOffice.field[name],
    ...(text !== undefined && { hint: text }),
    error,
    defaultValue: typed ?? now,
    autoFocus: error !== undefined,
  };
}

type TextProps = Own & Omit<ComponentProps<typeof TextField>, keyof Own | "label">;

export function GoodsText({ state, name, as, now, hint, ...rest }: TextProps) {
  const field = useGoodsField({ state, name, ...(as && { as }), ...(now && { now }) }, hint as string);
  return <TextField {...rest} {...field} autoComplete="off" />;
}

type AreaProps = Own & Omit<ComponentProps<typeof TextAreaField>, keyof Own | "label">;

export function GoodsArea({ state, name, now, hint, ...rest }: AreaProps) {
  return <TextAreaField {...rest} {...useGoodsField({ state, name, ...(now && { now }) }, hint as string)} />;
}

type SelectProps = Own & Omit<ComponentProps<typeof SelectField>, keyof Own | "label">;

export function GoodsSelect({ state, name, as, now, hint, children, ...rest }: SelectProps) {
  const own = { state, name, ...(as && { as }), ...(now && { now }) };
  return (
    <SelectField {...rest} {...useGoodsField(own, hint as string)}>
      {children}
    </SelectField>
  );
}
