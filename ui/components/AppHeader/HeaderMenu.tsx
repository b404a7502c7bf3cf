import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { SAFE_AREA } from '../../theme';

/** Properties that make any button open a menu. */
export interface MenuTrigger {
  ref: Ref<HTMLButtonElement>;
  id: string;
  onClick: () => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
}

export interface HeaderMenuProps {
  trigger: (props: MenuTrigger) => ReactElement;
  items: readonly {
    id: string;
    content: ReactNode;
    onSelect: () => void;
    /** Given when one of the items is the chosen one. */
    selected?: boolean | undefined;
  }[];
}

const menuPaper = {
  maxWidth: 'min(22rem, calc(100vw - 32px))',
  // It hangs from below the notch: shorter by both, its end stays above the home bar.
  maxHeight: `calc(100% - 96px - ${SAFE_AREA.top} - ${SAFE_AREA.bottom})`,
};

/** A menu button: Enter, Space and the arrows open it, Escape closes it, focus comes back. */
export function HeaderMenu({ trigger, items }: HeaderMenuProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const menuId = `${id}-menu`;
  return (
    <>
      {trigger({
        ref: setAnchor,
        id,
        onClick: () => {
          setOpen(true);
        },
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open ? { 'aria-controls': menuId } : {}),
      })}
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { sx: menuPaper },
        }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            {...(item.selected === undefined
              ? {}
              : { role: 'menuitemradio', 'aria-checked': item.selected, selected: item.selected })}
            onClick={() => {
              setOpen(false);
              item.onSelect();
            }}
          >
            {item.content}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
