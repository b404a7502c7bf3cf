import type { ReactNode } from 'react';
import { ListStack, Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PlanWithDetail } from '../../api/endpoints/subscription.api';
import { EndingPlanNotice, isKept } from '../../checkout/plan/EndingPlanNotice';
import { PlanTile } from './PlanTile';

/** The button that turns on the renewal of a plan; `main` if it is the main button of the page. */
export type TurnOn = (id: string, detail: SubscriptionDetail, main: boolean) => ReactNode;

interface Props {
  readonly list: readonly PlanWithDetail[];
  readonly turnOn?: TurnOn | undefined;
  /** The plan whose button is the main one of the page. */
  readonly mainId?: string | undefined;
}

/** The id of the first plan that turning renewal on keeps. */
export const firstToKeep = (list: readonly PlanWithDetail[]): string | undefined =>
  list.find(({ detail }) => detail !== null && isKept(detail))?.plan.packageId;

/** A tile for each plan of a house, and what is lost where one ends soon. */
export function PlanTiles({ list, turnOn, mainId }: Props) {
  return (
    <ListStack spacing={1.5}>
      {list.map(({ plan: { packageId }, plan, detail }) => (
        <li key={packageId}>
          <Stack spacing={1}>
            <PlanTile plan={plan} detail={detail} />
            {detail && (
              <EndingPlanNotice
                detail={detail}
                turnOn={turnOn?.(packageId, detail, packageId === mainId)}
              />
            )}
          </Stack>
        </li>
      ))}
    </ListStack>
  );
}
