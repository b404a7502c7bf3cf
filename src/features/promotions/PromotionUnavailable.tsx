import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';
import { useGoToPlans } from '../../shell/useGoToPlans';
import { PROMOTION_TITLE } from './promotionTitle';

/** Why there is nothing to buy: unknown promotion, plan not on sale, too early, too late. */
type Reason = 'unknown' | 'notOnSale' | 'notStarted' | 'ended';

const TITLE: Readonly<Record<Reason, MessageId>> = {
  unknown: 'promotions.unknownTitle',
  notOnSale: 'promotions.notOnSaleTitle',
  ...PROMOTION_TITLE,
};

interface Props {
  readonly reason: Reason;
  readonly message: string;
}

/** Shows why a promotion cannot be bought, with an alternative. */
export function PromotionUnavailable({ reason, message }: Props) {
  const text = useText();
  const toPlans = useGoToPlans();
  const closed = reason === 'notStarted' || reason === 'ended';
  return (
    <PortalPage title={text('promotions.title')}>
      <EmptyState
        illustration={closed ? 'expired' : 'empty'}
        title={text(TITLE[reason])}
        message={message}
        action={
          <>
            <BusyButton onClick={toPlans}>{text('packages.seeAll')}</BusyButton>
            <HomeLink />
          </>
        }
      />
    </PortalPage>
  );
}
