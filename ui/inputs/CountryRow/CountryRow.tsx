import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, type ElementType, type MouseEvent, type ReactNode } from 'react';
import { RADIUS_PX, breakAnywhere, focusRing } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { FieldFrame, helpIdOf } from '../TextInput';

export interface CountryRowProps {
  /** What is chosen: "Country or region". */
  label: ReactNode;
  /** Name of the chosen country; empty while none is. */
  value: string;
  /** Shown while none is chosen: "Choose". */
  placeholder: string;
  /** The page of the picker. Without one the row is a button. */
  href?: string | undefined;
  /** Called on a press; on a link it may `preventDefault()` and route in the page. */
  onOpen?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** The router's link, taking `href`; an `<a>` unless told. */
  linkComponent?: ElementType | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  /** A row without `href` only: a link cannot be disabled. */
  disabled?: boolean | undefined;
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
  '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'default', opacity: 0.6 },
  '@media (hover: hover)': {
    '&:hover:not(.Mui-disabled)': { borderColor: theme.vars.palette.text.primary },
  },
})) as typeof ButtonBase;

/** A row of a form that shows a country and leads to the `CountryPicker`. It looks like a field. */
export function CountryRow(props: CountryRowProps) {
  const { label, value, placeholder, href, onOpen, error, hint, disabled = false } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const valueId = `${id}-value`;
  const kind =
    href === undefined ? ({ disabled } as const) : { component: props.linkComponent ?? 'a', href };
  return (
    <FieldFrame id={id} label={<span id={labelId}>{label}</span>} {...{ error, hint }}>
      <Row
        {...kind}
        id={id}
        // A button named by a `<label>` alone would not say its value.
        aria-labelledby={`${labelId} ${valueId}`}
        {...(error || hint ? { 'aria-describedby': helpIdOf(id) } : {})}
        data-empty={value === ''}
        data-wrong={Boolean(error)}
        onClick={onOpen}
      >
        <span id={valueId}>{value === '' ? placeholder : value}</span>
        <Icon icon={ChevronRight} />
      </Row>
    </FieldFrame>
  );
}
