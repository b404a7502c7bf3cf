import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../graphics/Icon';
import { FieldBox, FieldFrame, helpIdOf } from '../TextInput';

interface SelectOption {
  value: string;
  label: string;
  /** BCP 47, of a label in another language than the page's. */
  lang?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectInputProps {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  name?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
}

const Box = styled(FieldBox)(({ theme }) => ({
  '& > select': {
    paddingInlineEnd: 32,
    marginInlineEnd: -39,
    appearance: 'none',
    cursor: 'pointer',
    // A native select cannot wrap: with texts of twice the size on the smallest phone the chosen
    // one is a little smaller instead of cut.
    fontSize: 'min(1rem, 8vw)',
    textOverflow: 'ellipsis',
    '&:disabled': { cursor: 'default' },
    '& > option': { backgroundColor: theme.vars.palette.background.paper },
  },
  // Above the select, which takes the press.
  '& > svg': { pointerEvents: 'none', marginInlineEnd: -7, fontSize: 24, strokeWidth: 2 },
}));

/** A native select: the phone's own wheel. */
export function SelectInput(props: SelectInputProps) {
  const { label, labelHidden, value, options, onChange, onBlur, error, hint, name } = props;
  const id = useId();
  const described = error || hint ? { 'aria-describedby': helpIdOf(id) } : {};
  return (
    <FieldFrame id={id} {...{ label, labelHidden, error, hint }}>
      <Box>
        <select
          {...{ id, name, value, onBlur, ...described }}
          autoComplete={props.autoComplete}
          disabled={props.disabled ?? false}
          aria-invalid={Boolean(error)}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          {options.map(({ label: words, ...option }) => (
            <option key={option.value} {...option}>
              {words}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} />
      </Box>
    </FieldFrame>
  );
}
