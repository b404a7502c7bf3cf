import { useId, useRef } from 'react';
import { ActionReason } from '@homeview/ui/ActionReason';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Title } from '@homeview/ui/Title';
import type { Extension } from '@homeview/contracts/domains/giftCard/giftCard.schemas';
import type { Goods } from '@homeview/contracts/domains/package/package.schemas';
import { OrderProcessingNotice } from '../../../checkout/payment/OrderProcessingNotice';
import { useText } from '../../../i18n/useText';
import { leadToChoice } from '../../../shell/leadToChoice';
import { HouseLine } from '../../../shell/house/HouseLine';
import { BusyContent } from '../../../shell/pages/BusyContent';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { ExtensionTiles } from './ExtensionTiles';
import { GiftPackageTiles } from './GiftPackageTiles';
import { useGiftChoice } from './useGiftChoice';
import type { PickedWay } from './useGiftChoice';
import type { GiftPayMethod } from '../payment/giftPayMethods';

export interface GiftChoiceViewProps {
  readonly goods: readonly Goods[];
  readonly extensions: readonly Extension[];
  readonly picked: PickedWay;
  /** Whether the customer has a billing address, which a new plan may need. */
  readonly hasAddress: boolean;
  readonly busy: boolean;
  /** Continues with the selection. */
  readonly onContinue: (chosen: GiftPayMethod) => void;
}

/** Selects a new plan or an extension of an existing plan. */
export function GiftChoiceView(props: GiftChoiceViewProps) {
  const { goods, extensions: plans, picked, hasAddress, busy, onContinue } = props;
  const text = useText();
  const { packages, extensions, chosen, choose } = useGiftChoice(goods, plans, picked);
  const reasonId = useId();
  const newPlans = useRef<HTMLDivElement>(null);

  /** What is paid, and what is asked next. */
  const summaryOf = ({ kind, goods: { payMark } }: GiftPayMethod): string => {
    if (!payMark) return text('giftCard.noPayment');
    return text(kind === 'package' && !hasAddress ? 'giftCard.addressNext' : 'giftCard.payLater');
  };

  return (
    <PortalPage
      title={text('packages.title')}
      heading="content"
      busy={busy}
      backTo="/giftCard"
      footer={
        <BottomActionBar
          summary={chosen && summaryOf(chosen)}
          reason={
            <ActionReason id={reasonId}>
              {chosen ? null : text('giftCard.chooseFirst')}
            </ActionReason>
          }
        >
          <BusyButton
            fullWidth
            softDisabled={!chosen}
            describedBy={chosen ? undefined : reasonId}
            busy={busy}
            busyLabel={text('checkout.paying')}
            onClick={() => (chosen ? onContinue(chosen) : leadToChoice(newPlans.current))}
          >
            {text('giftCard.continue')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <BusyContent heading={<Title>{text('giftCard.chooseHeading')}</Title>} busy={busy}>
        <div ref={newPlans}>
          <GiftPackageTiles
            packages={packages}
            chosen={chosen}
            onChoose={(id) => choose({ kind: 'package', id })}
          >
            <HouseLine />
          </GiftPackageTiles>
        </div>
        {extensions.length > 0 ? (
          <ExtensionTiles
            extensions={extensions}
            chosen={chosen}
            onChoose={(id) => choose({ kind: 'extension', id })}
          />
        ) : null}
      </BusyContent>
      {busy ? <OrderProcessingNotice /> : null}
    </PortalPage>
  );
}
