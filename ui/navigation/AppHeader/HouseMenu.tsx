import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ChevronDown from 'lucide-react/icons/chevron-down';
import House from 'lucide-react/icons/house';
import { focusRing, nameBox } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { HeaderMenu } from './HeaderMenu';

export interface HouseMenuProps {
  /** Name of the menu, for example "House". */
  label: string;
  /** Id of the current house. */
  value: string;
  options: readonly {
    id: string;
    name: string;
    /** Below the name in the menu: "2 devices without a plan"; empty while it is loading. */
    detail?: string | undefined;
  }[];
  onChange: (id: string) => void;
  /** Called when the menu opens, to load the details. */
  onOpen?: (() => void) | undefined;
}

const look = {
  gap: 0.75,
  minWidth: 0,
  maxWidth: '22rem',
  minHeight: 44,
  // Two lines fit into the minimum height, so that a long name does not move the page.
  p: '3px 8px 3px 10px',
  '&, &:hover': {
    border: '1px solid',
    borderColor: 'surface.hairline',
    bgcolor: 'surface.sunken',
    color: 'inherit',
  },
  '&:focus-visible': focusRing,
};

const nameLook = {
  ...nameBox,
  overflowClipMargin: '4px',
  textAlign: 'start',
  fontSize: '0.875rem',
  lineHeight: 1.25,
  fontWeight: 600,
};

/** Shows the current house and switches to another one. */
export function HouseMenu({ label, value, options, onChange, onOpen }: HouseMenuProps) {
  const current = options.find((house) => house.id === value);
  return (
    <HeaderMenu
      onOpen={onOpen}
      trigger={(props) => (
        <Button variant="outlined" color="inherit" {...props} sx={look}>
          <Icon icon={House} size="small" />
          <VisuallyHidden>{label}</VisuallyHidden>
          <Typography component="bdi" sx={nameLook}>
            {current?.name}
          </Typography>
          <Icon icon={ChevronDown} size="small" />
        </Button>
      )}
      items={options.map(({ id, name, detail }) => ({
        id,
        label: name,
        detail,
        selected: id === value,
        onSelect: () => {
          onChange(id);
        },
      }))}
    />
  );
}
