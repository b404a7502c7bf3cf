import { useNavigate } from '@tanstack/react-router';
import { plansPage } from '../platform/launch/plansPage';
import { usePortalConfig } from '../platform/launch/usePortalConfig';

/** Navigates to the page that sells plans: the store page in the iOS app. */
export function useGoToPlans(): () => void {
  const navigate = useNavigate();
  const config = usePortalConfig();
  return () => void navigate({ to: plansPage(config) });
}
