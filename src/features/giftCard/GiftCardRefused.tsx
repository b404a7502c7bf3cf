import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';
import { ContactSupport } from '../../shell/links/ContactSupport';
import { HomeLink } from '../../shell/links/HomeLink';

/** Shows why a code is invalid or a card is used up, with a link to enter another code. */
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

/** Shown if the plan of the card is no longer on offer; only support can help. */
export function NothingToGive() {
  const text = useText();
  return (
    <EmptyState
      title={text('giftCard.nothingTitle')}
      message={text('giftCard.nothingMessage')}
      action={
        <>
          <ContactSupport />
          <HomeLink />
        </>
      }
    />
  );
}
