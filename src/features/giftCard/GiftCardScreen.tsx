import { useId } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { NoHousePage } from '../../checkout/NoHouse';
import { useOwnership } from '../../checkout/useOwnership';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/PortalPage';
import { GiftCodeForm } from './GiftCodeForm';
import { useCodeCheck } from './useCodeCheck';

/** Entering the code of a gift card. Spec 2, 5. */
export function GiftCardScreen() {
  const text = useText();
  const formId = useId();
  const { notOwner, mayAct } = useOwnership();
  const { redeem, ready, checking, ...form } = useCodeCheck(mayAct);
  if (notOwner) return <NoHousePage title={text('giftCard.title')} backTo="/" />;

  return (
    <PortalPage
      title={text('giftCard.title')}
      headingInContent
      maxWidth={560}
      backTo="/"
      footer={
        <BottomActionBar>
          <BusyButton
            type="submit"
            form={formId}
            fullWidth
            softDisabled={!ready}
            busy={checking}
            busyLabel={text('giftCard.checking')}
          >
            {text('giftCard.redeem')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <GiftCodeForm
        id={formId}
        checking={checking}
        onSubmit={(event) => void redeem(event)}
        {...form}
      />
    </PortalPage>
  );
}
