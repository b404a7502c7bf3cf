import { useNavigate } from '@tanstack/react-router';
import { plansPage } from '../platform/launch/plansPage';

/** The way to the page where plans are bought here: the store's in the iOS app. Spec 1, 2. */
export function useGoToPlans(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: plansPage() });
}
