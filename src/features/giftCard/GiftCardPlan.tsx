import type { ReactNode } from 'react';
import { NoHousePage } from '../../checkout/plan/NoHouse';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { checkGiftCode } from '../../domain/offer/giftCode';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { GiftCardRefused } from './GiftCardRefused';

interface Props {
  /** As it stands in the address. */
  readonly code: string;
  /** The page of an accepted code. */
  readonly children: (code: string) => ReactNode;
}

/** A page of a gift card. An address with an impossible code makes no call. Spec 5, ruling 48. */
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
