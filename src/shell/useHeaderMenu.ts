import { useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { PageMenuProps } from '@homeview/ui/AppHeader';
import { resetApiState } from '../api/api';
import { useAppDispatch } from '../api/dispatch';
import { useText } from '../i18n/useText';
import { usePortalConfig } from '../platform/launch/usePortalConfig';
import { signOut } from '../platform/session/session';
import { useStored } from '../platform/storage/storage';
import { stored } from '../platform/storage/storedItems';

/**
 * The header menu. Sign out exists only in the browser; in the app the menu is hidden while the
 * pay-enter flag is set.
 */
export function useHeaderMenu(): PageMenuProps | undefined {
  const { environment } = usePortalConfig();
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const payEnter = useStored(stored.payEnter);

  return useMemo(() => {
    if (environment.inApp && payEnter !== null) return undefined;
    const leave = async () => {
      signOut();
      await navigate({ to: '/login' });
      dispatch(resetApiState());
    };
    const pages = [
      {
        id: 'bills',
        label: text('menu.bills'),
        icon: ReceiptText,
        onSelect: () => void navigate({ to: '/bills' }),
      },
      {
        id: 'billAddress',
        label: text('menu.billAddress'),
        icon: MapPin,
        onSelect: () => void navigate({ to: '/billAddress' }),
      },
    ];
    const leaving = {
      id: 'signOut',
      label: text('menu.signOut'),
      icon: LogOut,
      onSelect: () => void leave(),
    };
    return { label: text('menu.label'), items: environment.inApp ? pages : [...pages, leaving] };
  }, [environment.inApp, payEnter, text, navigate, dispatch]);
}
