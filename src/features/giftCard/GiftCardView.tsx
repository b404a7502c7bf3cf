import { useId } from 'react';
import { ActionReason } from '@homeview/ui/ActionReason';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { GiftCodeForm } from './code/GiftCodeForm';
import type { GiftCodeFormProps } from './code/GiftCodeForm';

export interface GiftCardViewProps extends Omit<GiftCodeFormProps, 'id' | 'onSubmit'> {
  /** The code is complete and may be sent. */
  readonly ready: boolean;
  readonly onRedeem: GiftCodeFormProps['onSubmit'];
}

/** The form for a gift card code. */
export function GiftCardView({ ready, onRedeem, ...form }: GiftCardViewProps) {
  const text = useText();
  const formId = useId();
  const reasonId = useId();
  // An error beside the field already says it.
  const reason =
    ready || form.error !== undefined
      ? undefined
      : text('giftCard.codeMissing', { length: GIFT_CODE_LENGTH });
  return (
    <PortalPage
      title={text('giftCard.title')}
      heading="content"
      width="form"
      backTo="/"
      footer={
        <BottomActionBar reason={<ActionReason id={reasonId}>{reason}</ActionReason>}>
          <BusyButton
            type="submit"
            form={formId}
            fullWidth
            softDisabled={!ready}
            describedBy={reason === undefined ? undefined : reasonId}
            busy={form.checking}
            busyLabel={text('giftCard.checking')}
          >
            {text('giftCard.redeem')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <GiftCodeForm id={formId} onSubmit={onRedeem} {...form} />
    </PortalPage>
  );
}
