import { Suspense, lazy, useEffect, useId, useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { onIdle } from '../../layout/WhenIdle';
import type { MenuPopupProps } from './MenuPopup';
import { openMenu } from './openMenu';

/** Properties that turn a button into the trigger of a menu. */
interface MenuTrigger {
  id: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
}

export interface HeaderMenuProps {
  trigger: (props: MenuTrigger) => ReactElement;
  items: MenuPopupProps['items'];
  onOpen?: (() => void) | undefined;
}

/** Prefetched when the page is idle, because no page needs it initially. */
const loadPopup = () => import('./MenuPopup');
const MenuPopup = lazy(loadPopup);
// If the prefetch fails, React reports the error when the list is rendered.
const prefetch = () => void loadPopup().catch(() => undefined);

/** A menu button: Enter and Space open it, Escape closes it and returns the focus. */
export function HeaderMenu({ trigger, items, onOpen }: HeaderMenuProps) {
  // Kept after closing, for the closing animation.
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => onIdle(prefetch), []);
  useEffect(() => {
    if (!open) return undefined;
    openMenu.set(() => setOpen(false));
    return () => openMenu.set(null);
  }, [open]);
  const id = useId();
  const menuId = `${id}-menu`;
  return (
    <>
      {trigger({
        id,
        onClick: (event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
          onOpen?.();
        },
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open ? { 'aria-controls': menuId } : {}),
      })}
      {anchor ? (
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
