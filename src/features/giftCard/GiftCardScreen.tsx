import Gift from 'lucide-react/icons/gift';
import Repeat from 'lucide-react/icons/repeat';
import Ticket from 'lucide-react/icons/ticket-check';
import { useId, useRef } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CodeInput } from '@homeview/ui/CodeInput';
import { FeatureCard } from '@homeview/ui/FeatureCard';
import { Notice } from '@homeview/ui/Notice';
import { FormStack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { NoHousePage } from '../../checkout/NoHouse';
import { useOwnership } from '../../checkout/useOwnership';
import { giftCodeAsTyped } from '../../domain/giftCode';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/PortalPage';
import { Reference } from '../../shell/Reference';
import { useCodeCheck } from './useCodeCheck';

/** Entering the code of a gift card. Spec 2, 5. */
export function GiftCardScreen() {
  const text = useText();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { notOwner, mayAct } = useOwnership();
  const { typed, type, redeem, checking, ready, error, notChecked } = useCodeCheck(mayAct);
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
      <FormStack
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          field.current?.focus();
          void redeem();
        }}
        spacing={2}
      >
        <Title>{text('giftCard.heading')}</Title>
        <CodeInput
          format="word"
          autoCapitalize="characters"
          label={text('giftCard.code')}
          hint={text('giftCard.codeHint')}
          inputRef={field}
          tidy={giftCodeAsTyped}
          value={typed}
          error={error}
          busy={checking}
          onChange={(event) => type(event.target.value)}
        />
        {notChecked === null ? null : (
          <Notice tone="error" title={notChecked.reason} live>
            {text('gift_card_error')} {text('giftCard.stillGood')}
            <Reference error={notChecked.error} inNotice />
          </Notice>
        )}
        <FeatureCard
          title={text('giftCard.goodToKnow')}
          features={[
            { icon: Gift, text: text('giftCard.fact.delivery') },
            { icon: Ticket, text: text('giftCard.fact.singleUse') },
            { icon: Repeat, text: text('giftCard.fact.afterwards') },
          ]}
        />
      </FormStack>
    </PortalPage>
  );
}
