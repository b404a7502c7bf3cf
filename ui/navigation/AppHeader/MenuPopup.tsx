import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import { Icon } from '../../graphics/Icon';
import { SAFE_AREA, nameBox } from '../../theme';

export interface MenuPopupProps {
  id: string;
  /** Id of the button that opens the menu and is its accessible name. */
  triggerId: string;
  anchor: HTMLButtonElement;
  open: boolean;
  onClose: () => void;
  items: readonly {
    id: string;
    label: string;
    /** Below the label; an empty text reserves its line while it is loading. */
    detail?: string | undefined;
    icon?: LucideIcon | undefined;
    onSelect: () => void;
    /** Only for menus in which one item is selected. */
    selected?: boolean | undefined;
  }[];
}

const NO_BREAK_SPACE = '\u00a0';

const menuPaper = {
  maxWidth: 'min(22rem, calc(100vw - 32px))',
  // The menu starts below the notch, so both insets are subtracted to end above the home indicator.
  maxHeight: `calc(100% - 96px - ${SAFE_AREA.top} - ${SAFE_AREA.bottom})`,
};

/** The list of a menu button, with keyboard support; closing returns the focus to the button. */
export default function MenuPopup({ id, triggerId, anchor, open, onClose, items }: MenuPopupProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': triggerId }, paper: { sx: menuPaper } }}
    >
      {items.map((item) => (
        <MenuItem
          key={item.id}
          {...(item.selected === undefined
            ? {}
            : { role: 'menuitemradio', 'aria-checked': item.selected, selected: item.selected })}
          onClick={() => {
            onClose();
            item.onSelect();
          }}
        >
          {item.icon ? (
            <ListItemIcon>
              <Icon icon={item.icon} />
            </ListItemIcon>
          ) : null}
          <ListItemText sx={nameBox} secondary={item.detail === '' ? NO_BREAK_SPACE : item.detail}>
            <bdi>{item.label}</bdi>
          </ListItemText>
          {item.selected ? <Icon icon={Check} size="small" /> : null}
        </MenuItem>
      ))}
    </Menu>
  );
}
