import { Suspense, lazy, useEffect, useId, useState, type ReactElement, type Ref } from 'react';
import { whenIdle } from '../../layout/WhenIdle';
import type { MenuPopupProps } from './MenuPopup';

/** Properties that make any button open a menu. */
interface MenuTrigger {
  ref: Ref<HTMLButtonElement>;
  id: string;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
}

export interface HeaderMenuProps {
  trigger: (props: MenuTrigger) => ReactElement;
  items: MenuPopupProps['items'];
}

/** Fetched once the page is at rest, or the button is reached: no page needs a menu's list before. */
const loadPopup = () => import('./MenuPopup');
const MenuPopup = lazy(loadPopup);
// A failure is met again where the list is drawn.
const prepare = () => void loadPopup().catch(() => undefined);

/** A menu button: Enter, Space and the arrows open it, Escape closes it, focus comes back. */
export function HeaderMenu({ trigger, items }: HeaderMenuProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  // Drawn from the first opening on: a list that closes is seen to do so.
  const [used, setUsed] = useState(false);
  useEffect(() => whenIdle(prepare), []);
  const id = useId();
  const menuId = `${id}-menu`;
  return (
    <>
      {trigger({
        ref: setAnchor,
        id,
        onClick: () => {
          setUsed(true);
          setOpen(true);
        },
        onPointerEnter: prepare,
        onFocus: prepare,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open ? { 'aria-controls': menuId } : {}),
      })}
      {used ? (
        <Suspense fallback={null}>
          <MenuPopup
            id={menuId}
            triggerId={id}
            anchor={anchor}
            open={open}
            onClose={() => setOpen(false)}
            items={items}
          />
        </Suspense>
      ) : null}
    </>
  );
}
