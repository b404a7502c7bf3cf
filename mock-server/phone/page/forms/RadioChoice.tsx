import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { ChoiceRadio } from '@homeview/ui/ChoiceTile';

interface Props<Form extends FieldValues> {
  readonly label: string;
  readonly control: Control<Form>;
  readonly name: FieldPathByValue<Form, string>;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Called after the form has the new value. */
  readonly onChoose: () => void;
}

/** A choice of two options, both visible. */
export function RadioChoice<Form extends FieldValues>(props: Props<Form>) {
  const { label, control, name, options, onChoose } = props;
  const { field } = useController({ control, name });
  const id = useId();
  return (
    <FormControl>
      <FormLabel component="span" id={id}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        sx={{ columnGap: 1, '& > label': { gap: 1 } }}
        aria-labelledby={id}
        {...field}
        onChange={(event) => {
          field.onChange(event);
          onChoose();
        }}
      >
        {options.map((option) => (
          <FormControlLabel key={option.value} {...option} control={<ChoiceRadio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
