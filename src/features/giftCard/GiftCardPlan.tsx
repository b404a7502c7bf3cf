import type { ReactNode } from 'react';
import { NoHousePage } from '../../checkout/plan/NoHouse';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { checkGiftCode } from '../../domain/offer/giftCode';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { GiftCardRefused } from './GiftCardRefused';

interface Props {
  /** The code as written in the URL. */
  readonly code: string;
  /** Renders the page for a well-formed code. */
  readonly children: (code: string) => ReactNode;
}

/** Wraps a gift card page; a malformed code in the URL makes no call. */
export function GiftCardPlan({ code: given, children }: Props) {
  const text = useText();
  const { notOwner } = useOwnership();
  const { code, state } = checkGiftCode(given);
  if (notOwner) return <NoHousePage title={text('giftCard.title')} backTo="/" />;
  if (state === 'accepted') return children(code);
  return (
    <PortalPage title={text('giftCard.title')} backTo="/giftCard">
      <GiftCardRefused refusal={null} />
    </PortalPage>
  );
}
