import { useNavigate } from '@tanstack/react-router';
import { TextLink } from '@homeview/ui/TextLink';
import { useText } from '../../i18n/useText';
import { inPage } from '../../shell/inPage';

const GIFT_CARD = '/giftCard';

/** The way to redeem a gift card. */
export function GiftCardLink() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <TextLink href={GIFT_CARD} standalone onClick={inPage(() => void navigate({ to: GIFT_CARD }))}>
      {text('giftCard.heading')}
    </TextLink>
  );
}
