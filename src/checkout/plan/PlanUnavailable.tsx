import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { UnavailableReason } from '../../domain/plan/planUnavailable';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { useGoToPlans } from '../../shell/useGoToPlans';

interface Props {
  readonly unavailableReason: UnavailableReason;
  /** The affected plan. */
  readonly packageId: string;
  /** Whether an expired plan may be renewed. */
  readonly renewable: boolean;
  readonly onRefetch: () => void;
  readonly refetching: boolean;
}

const WORDS: Readonly<Record<UnavailableReason, { title: MessageId; message: MessageId }>> = {
  deleted: { title: 'obstacle.deletedTitle', message: 'change_plan_tips_9' },
  store: { title: 'obstacle.storeTitle', message: 'subscription.storeElsewhere' },
  processing: { title: 'obstacle.processingTitle', message: 'obstacle.processingMessage' },
  free: { title: 'obstacle.freeTitle', message: 'obstacle.freeMessage' },
  notRenewable: { title: 'obstacle.notRenewableTitle', message: 'obstacle.notRenewableMessage' },
  ended: { title: 'obstacle.endedTitle', message: 'obstacle.endedMessage' },
};

/** Shows why a plan can be neither renewed nor changed, with an alternative. */
export function PlanUnavailable({
  unavailableReason,
  packageId,
  renewable,
  onRefetch,
  refetching,
}: Props) {
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
    processing: { label: text('obstacle.lookAgain'), go: onRefetch },
    ended: renewable
      ? {
          label: text('obstacle.renew'),
          go: () => void navigate({ to: '/package/renewal', search: { packageId } }),
        }
      : seePlans,
  } satisfies Record<UnavailableReason, { label: string; go: () => void }>;
  const { label, go } = steps[unavailableReason];
  const { title, message } = WORDS[unavailableReason];

  return (
    <EmptyState
      illustration={unavailableReason === 'ended' ? 'expired' : 'empty'}
      title={text(title)}
      message={text(message)}
      action={
        <>
          <BusyButton onClick={go} busy={refetching}>
            {label}
          </BusyButton>
          <HomeLink />
        </>
      }
    />
  );
}
