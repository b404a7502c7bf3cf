import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
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
  // The theme's icons are lines, MUI's radio buttons are areas.
  '& svg': { fill: 'currentColor' },
}));

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of two, both in sight. */
export function RadioChoice<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange } = props;
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
        value={value}
        onChange={(_event, chosen) => onChange(chosen as Value)}
      >
        {options.map((option) => (
          <Choice key={option.value} {...option} control={<Dot />} />
        ))}
      </RadioGroup>
    </Group>
  );
}
