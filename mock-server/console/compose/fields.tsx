import isEqual from 'lodash/isEqual.js';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldPathByValue, FieldPathValue } from 'react-hook-form';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { SelectInput } from '@homeview/ui/SelectInput';
import { TextInput } from '@homeview/ui/TextInput';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly error?: string | undefined;
}

/** A choice of any values. One that is not offered, as a real customer may have, is kept. */
export function Choice<Value>({ label, options, value, onChoose, error }: ChoiceProps<Value>) {
  const at = options.findIndex((option) => isEqual(option.value, value));
  const own = at < 0 ? [{ value: '-1', label: 'As it is', hidden: true }] : [];
  return (
    <SelectInput
      {...{ label, error }}
      value={String(at)}
      options={[...own, ...options.map((option, place) => ({ ...option, value: String(place) }))]}
      onChange={(place) => {
        const chosen = options[Number(place)];
        if (chosen) onChoose(chosen.value);
      }}
    />
  );
}

interface ChoiceFieldProps<Name extends FieldPath<CustomerTraits>> extends Omit<
  ChoiceProps<FieldPathValue<CustomerTraits, Name>>,
  'value' | 'onChoose'
> {
  readonly control: Control<CustomerTraits>;
  readonly name: Name;
}

/** A choice bound to a trait. */
export function ChoiceField<Name extends FieldPath<CustomerTraits>>({
  control,
  name,
  ...choice
}: ChoiceFieldProps<Name>) {
  const { field } = useController({ control, name });
  return <Choice {...choice} value={field.value} onChoose={field.onChange} />;
}

interface NumberFieldProps {
  readonly control: Control<CustomerTraits>;
  readonly name: FieldPathByValue<CustomerTraits, number>;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly error?: string | undefined;
  /** Called after the form has the new number. */
  readonly onNumber?: (number: number) => void;
}

/** A whole number bound to a trait. */
export function NumberField({ control, name, label, min, max, ...more }: NumberFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const isTyping = Number.isNaN(field.value) || numberIn(typed) === field.value;
  const range = `Enter a whole number from ${min} to ${max}.`;
  return (
    <TextInput
      {...field}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={isTyping ? typed : String(field.value)}
      error={fieldState.error ? range : more.error}
      onChange={({ target: { value } }) => {
        const number = numberIn(value);
        setTyped(value);
        field.onChange(number);
        if (!Number.isNaN(number)) more.onNumber?.(number);
      }}
    />
  );
}

/** NaN for what is no number, which the traits refuse. */
const numberIn = (typed: string): number =>
  /^\s*-?\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
