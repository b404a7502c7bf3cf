import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import House from 'lucide-react/icons/house';
import { RADIUS_PX, breakAnywhere } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { HeaderMenu } from './HeaderMenu';

export interface HouseMenuProps {
  /** What the menu chooses, for instance "House". */
  label: string;
  /** Id of the current house. */
  value: string;
  options: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

const Trigger = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '18rem',
  minHeight: 44,
  padding: '6px 10px 6px 12px',
  border: `1px solid ${theme.vars.palette.surface.hairline}`,
  borderRadius: RADIUS_PX.control,
  background: theme.vars.palette.surface.sunken,
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
}));

const Name = styled('bdi')({ ...breakAnywhere, textAlign: 'start' });

const Item = styled('span')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  ...breakAnywhere,
  '& > svg': { marginInlineStart: 'auto' },
});

/** The house the page is about, and the way to another one. */
export function HouseMenu({ label, value, options, onChange }: HouseMenuProps) {
  const current = options.find((house) => house.id === value);
  return (
    <HeaderMenu
      trigger={(props) => (
        <Trigger type="button" {...props}>
          <Icon icon={House} size="small" />
          <VisuallyHidden>{label}</VisuallyHidden>
          <Name>{current?.name}</Name>
          <Icon icon={ChevronDown} size="small" />
        </Trigger>
      )}
      items={options.map(({ id, name }) => ({
        id,
        selected: id === value,
        onSelect: () => {
          onChange(id);
        },
        content: (
          <Item>
            <bdi>{name}</bdi>
            {id === value ? <Icon icon={Check} size="small" /> : null}
          </Item>
        ),
      }))}
    />
  );
}
