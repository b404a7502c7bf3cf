import { Outlet, createFileRoute } from '@tanstack/react-router';
import { PlanHouse } from '../../../shell/house/PlanHouse';

/** The pages of one plan. */
export const Route = createFileRoute('/_auth/subscription/$id')({ component: Plan });

function Plan() {
  return (
    <PlanHouse planId={Route.useParams().id}>
      <Outlet />
    </PlanHouse>
  );
}
