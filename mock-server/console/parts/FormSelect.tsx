import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { SelectInput } from '@homeview/ui/SelectInput';
import type { SelectInputProps } from '@homeview/ui/SelectInput';

interface Props<Form extends FieldValues> extends Pick<SelectInputProps, 'label' | 'options'> {
  readonly control: Control<Form>;
  readonly name: FieldPathByValue<Form, string>;
  /** Called after the form has the new value. */
  readonly onChoose?: (value: string) => void;
}

/** A `SelectInput` bound to a field of a form. */
export function FormSelect<Form extends FieldValues>(props: Props<Form>) {
  const { control, name, onChoose, ...select } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectInput
      {...select}
      {...field}
      value={String(field.value)}
      error={fieldState.error?.message}
      onChange={(value) => {
        field.onChange(value);
        onChoose?.(value);
      }}
    />
  );
}
