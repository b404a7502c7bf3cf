import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { UnavailableReason as Obstacle } from '../../domain/plan/planUnavailable';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { useGoToPlans } from '../../shell/useGoToPlans';

interface Props {
  readonly obstacle: Obstacle;
  /** The affected plan. */
  readonly packageId: string;
  /** Whether an expired plan may be renewed. */
  readonly renewable: boolean;
  readonly onLookAgain: () => void;
  readonly looking: boolean;
}

const WORDS: Readonly<Record<Obstacle, { title: MessageId; message: MessageId }>> = {
  deleted: { title: 'obstacle.deletedTitle', message: 'change_plan_tips_9' },
  store: { title: 'obstacle.storeTitle', message: 'subscription.storeElsewhere' },
  processing: { title: 'obstacle.processingTitle', message: 'obstacle.processingMessage' },
  free: { title: 'obstacle.freeTitle', message: 'obstacle.freeMessage' },
  notRenewable: { title: 'obstacle.notRenewableTitle', message: 'obstacle.notRenewableMessage' },
  ended: { title: 'obstacle.endedTitle', message: 'obstacle.endedMessage' },
};

/** Shows why a plan can be neither renewed nor changed, with an alternative. */
export function PlanUnavailable({ obstacle, packageId, renewable, onLookAgain, looking }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const toPlans = useGoToPlans();
  const seePlans = {
    label: text('packages.seeAll'),
    go: toPlans,
  };
  const steps = {
    deleted: seePlans,
    free: seePlans,
    notRenewable: seePlans,
    store: {
      label: text('obstacle.toSubscription'),
      go: () => void navigate({ to: '/subscription/$id', params: { id: packageId } }),
    },
    processing: { label: text('obstacle.lookAgain'), go: onLookAgain },
    ended: renewable
      ? {
          label: text('obstacle.renew'),
          go: () => void navigate({ to: '/package/renewal', search: { packageId } }),
        }
      : seePlans,
  } satisfies Record<Obstacle, { label: string; go: () => void }>;
  const { label, go } = steps[obstacle];
  const { title, message } = WORDS[obstacle];

  return (
    <EmptyState
      illustration={obstacle === 'ended' ? 'expired' : 'empty'}
      title={text(title)}
      message={text(message)}
      action={
        <>
          <BusyButton onClick={go} busy={looking}>
            {label}
          </BusyButton>
          <HomeLink />
        </>
      }
    />
  );
}
