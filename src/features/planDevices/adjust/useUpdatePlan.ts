import { useNavigate } from '@tanstack/react-router';
import type { DeviceChanges } from '../../../domain/plan/planDevices';
import { useHasLeftPage } from '../../../shell/useHasLeftPage';
import { useApplyChanges } from './useApplyChanges';
import type { HouseDevices } from './useChangeTexts';

/** Applies changes to the devices of a plan, and returns to the plan once they are done. */
export function useUpdatePlan(id: string, house: HouseDevices) {
  const navigate = useNavigate();
  const hasLeft = useHasLeftPage();
  const { apply, applying } = useApplyChanges(id, house);
  const toPlan = () => void navigate({ to: '/subscription/$id', params: { id } });
  const update = (changes: DeviceChanges) =>
    void apply(changes).then((done) => {
      if (done && !hasLeft()) toPlan();
    });
  return { applying, update, toPlan };
}
