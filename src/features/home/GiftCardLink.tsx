import { useText } from '../../i18n/useText';
import { PageLink } from '../../shell/links/PageLink';

/** The way to redeem a gift card. */
export function GiftCardLink() {
  const text = useText();
  return (
    <PageLink to="/giftCard" standalone>
      {text('giftCard.heading')}
    </PageLink>
  );
}
