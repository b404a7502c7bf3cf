import { use } from 'react';
import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PageHouseContext } from '../../shell/house/pageHouse';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly title: string;
  readonly plan: Pick<SubscriptionDetail, 'packageName'>;
  /** What the customer does on the page: "choose 1 device". */
  readonly detail?: string | undefined;
}

/** The title of a page about a plan's devices, with the names of the plan and its house. */
export function PlanHeading({ title, plan, detail }: Props) {
  const names = useNames();
  const house = use(PageHouseContext)?.house;
  return (
    <Stack spacing={0.5}>
      <Title>{title}</Title>
      <Body tone="muted">
        <bdi>{names.plan(plan.packageName)}</bdi>
        {house ? (
          <>
            {' · '}
            <bdi>{house.name}</bdi>
          </>
        ) : null}
        {detail === undefined ? null : (
          <>
            {' · '}
            {detail}
          </>
        )}
      </Body>
    </Stack>
  );
}
