import { useText } from '../../i18n/useText';
import { PageLink } from '../../shell/links/PageLink';

/** Link to the gift card page. */
export function GiftCardLink() {
  const text = useText();
  return (
    <PageLink to="/giftCard" standalone>
      {text('giftCard.heading')}
    </PageLink>
  );
}
