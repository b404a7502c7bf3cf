import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { focusRing } from '@homeview/ui/theme';

const Choice = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  margin: 0,
  padding: 0,
}));

const Group = styled(FormControl)(({ theme }) => ({ marginBottom: theme.spacing(1) }));

const Dot = styled(Radio)(({ theme }) => ({
  padding: 0,
  '&:has(:focus-visible)': focusRing(theme),
  // The theme's icons are lines, but MUI's radio icons are filled.
  '& svg': { fill: 'currentColor' },
}));

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
    <Group>
      <FormLabel component="span" id={id}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        sx={{ columnGap: 1.5 }}
        aria-labelledby={id}
        {...field}
        onChange={(event) => {
          field.onChange(event);
          onChoose();
        }}
      >
        {options.map((option) => (
          <Choice key={option.value} {...option} control={<Dot />} />
        ))}
      </RadioGroup>
    </Group>
  );
}
