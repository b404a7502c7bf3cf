import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';

/** A code that is none, or a card that is used up: why, and the way to another code. Spec 8. */
export function GiftCardRefused({ refusal }: { readonly refusal: string | null }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={text('giftCard.refusedTitle')}
      message={refusal ?? text('gift_card_error')}
      action={
        <>
          <BusyButton onClick={() => void navigate({ to: '/giftCard', replace: true })}>
            {text('giftCard.otherCode')}
          </BusyButton>
          <HomeLink />
        </>
      }
    />
  );
}
