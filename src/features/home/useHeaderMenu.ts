import { useNavigate } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import type { AppHeaderProps } from '@homeview/ui/AppHeader';
import { api } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import { useText } from '../../i18n/useText';
import { environment } from '../../platform/environment';
import { clearSession } from '../../platform/session';

/** The header menu; Sign out is the browser's alone. Spec 2. */
export function useHeaderMenu(): AppHeaderProps['menu'] {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  const signOut = async () => {
    clearSession();
    await navigate({ to: '/login' });
    dispatch(api.util.resetApiState());
  };

  if (environment.inApp) return undefined;
  return {
    label: text('menu.label'),
    items: [
      {
        id: 'signOut',
        label: text('menu.signOut'),
        icon: LogOut,
        onSelect: () => void signOut(),
      },
    ],
  };
}
