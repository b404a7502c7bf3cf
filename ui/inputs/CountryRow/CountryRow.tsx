import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { RADIUS_PX, breakAnywhere, focusRing } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { FieldFrame, helpIdOf } from '../TextInput';

/** Every property of a link not named here reaches the `<a>`, as a router's link brings them. */
export interface CountryRowProps extends Omit<ComponentProps<'a'>, 'children' | 'id'> {
  /** What is chosen: "Country or region". */
  label: ReactNode;
  /** Name of the chosen country; empty while none is. */
  value: string;
  /** Shown while none is chosen: "Choose". */
  placeholder: string;
  /** The page of the picker. */
  href: string;
  error?: ReactNode;
  hint?: ReactNode;
}

const Row = styled(ButtonBase)(({ theme }) => ({
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '12px 10px 12px 14px',
  border: `1px solid ${theme.vars.palette.surface.outline}`,
  borderRadius: RADIUS_PX.control,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  textAlign: 'start',
  '& > span': { flex: 1, ...breakAnywhere },
  '& > svg, &[data-empty="true"] > span': { color: theme.vars.palette.text.secondary },
  '&[data-wrong="true"]': { borderColor: theme.vars.palette.error.main },
  '&:focus-visible': focusRing(theme),
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.text.primary },
  },
})) as typeof ButtonBase;

/** A row of a form that shows a country and leads to the `CountryPicker`. It looks like a field. */
export function CountryRow(props: CountryRowProps) {
  const { label, value, placeholder, error, hint, ...link } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const valueId = `${id}-value`;
  return (
    <FieldFrame id={id} label={<span id={labelId}>{label}</span>} {...{ error, hint }}>
      <Row
        component="a"
        {...link}
        id={id}
        // Named by its label alone it would not say its value.
        aria-labelledby={`${labelId} ${valueId}`}
        {...(error || hint ? { 'aria-describedby': helpIdOf(id) } : {})}
        data-empty={value === ''}
        data-wrong={Boolean(error)}
      >
        <span id={valueId}>{value === '' ? placeholder : value}</span>
        <Icon icon={ChevronRight} />
      </Row>
    </FieldFrame>
  );
}
