import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { RADIUS_PX, breakAnywhere, focusRing } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { FieldFrame } from '../TextInput';

/** All other link properties are passed to the `<a>`, as a router's link requires. */
export interface CountryRowProps extends Omit<ComponentProps<'a'>, 'children' | 'id'> {
  /** Name of the field: "Country or region". */
  label: ReactNode;
  /** Name of the selected country; empty for none. */
  value: string;
  /** Shown if no country is selected: "Choose". */
  placeholder: string;
  /** URL of the picker page. */
  href: string;
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
  '&:focus-visible': focusRing(theme),
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.text.primary },
  },
})) as typeof ButtonBase;

/** Looks like a form field, shows the selected country and links to the `CountryPicker`. */
export function CountryRow(props: CountryRowProps) {
  const { label, value, placeholder, ...link } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const valueId = `${id}-value`;
  return (
    <FieldFrame id={id} label={<span id={labelId}>{label}</span>}>
      <Row
        component="a"
        {...link}
        id={id}
        // The accessible name includes the value.
        aria-labelledby={`${labelId} ${valueId}`}
        data-empty={value === ''}
      >
        <span id={valueId}>{value === '' ? placeholder : value}</span>
        <Icon icon={ChevronRight} />
      </Row>
    </FieldFrame>
  );
}
