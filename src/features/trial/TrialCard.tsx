import { Body } from '@homeview/ui/Body';
import { OfferCard } from '@homeview/ui/OfferCard';
import { formatPrice } from '../../domain/offer/price';
import { TRIAL_LIST_PRICE_CENTS } from '../../domain/offer/trial';
import { useText } from '../../i18n/useText';

interface Props {
  /** Amount due today. */
  readonly cents: number;
  /** Confirmed through the App Store; otherwise with a card at the provider. */
  readonly inStore: boolean;
}

/** The trial's price beside the regular one, its length, and how it is confirmed. */
export function TrialCard({ cents, inStore }: Props) {
  const text = useText();
  return (
    <OfferCard
      illustration="devices"
      badge={text('trial.oneMonth')}
      title={text('trial.heading')}
      price={formatPrice(cents)}
      priceLabel={text('plan.yourPrice')}
      listPrice={formatPrice(TRIAL_LIST_PRICE_CENTS)}
      listPriceLabel={text('plan.listPrice')}
    >
      <Body tone="muted">{text('trial.lasts')}</Body>
      <Body tone="muted">{text(inStore ? 'trial.byStore' : 'trial.byCard')}</Body>
    </OfferCard>
  );
}
