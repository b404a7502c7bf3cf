import { useNavigate } from '@tanstack/react-router';
import { plansPage } from '../platform/launch/plansPage';

/** Navigates to the page that sells plans: the store page in the iOS app. */
export function useGoToPlans(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: plansPage() });
}
