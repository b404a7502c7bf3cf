import { createFileRoute } from '@tanstack/react-router';
import { storeSellsNewPlans } from '../../features/packages/storeSellsNewPlans';

export const Route = createFileRoute('/_auth/packages')({ beforeLoad: storeSellsNewPlans });
