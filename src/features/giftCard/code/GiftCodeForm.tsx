import Gift from 'lucide-react/icons/gift';
import Repeat from 'lucide-react/icons/repeat';
import Ticket from 'lucide-react/icons/ticket-check';
import type { FormEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CodeInput } from '@homeview/ui/CodeInput';
import { FeatureCard } from '@homeview/ui/FeatureCard';
import { Notice } from '@homeview/ui/Notice';
import { FormStack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { isNoAnswer } from '../../../api/request/apiError';
import { cleanGiftCode } from '../../../domain/offer/giftCode';
import { useText } from '../../../i18n/useText';
import { sentences } from '../../../shell/failureText';
import { Reference } from '../../../shell/Reference';

export interface GiftCodeFormProps {
  /** Links the form to its submit button, which is in the bottom bar. */
  readonly id: string;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly checking: boolean;
  /** Why the service could not check the code; null if it could. */
  readonly notChecked: { readonly reason: string; readonly error: unknown } | null;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The gift card code field, with an explanation of gift cards. */
export function GiftCodeForm({
  id,
  field,
  error,
  checking,
  notChecked,
  onSubmit,
}: GiftCodeFormProps) {
  const text = useText();
  return (
    <FormStack id={id} noValidate onSubmit={onSubmit} spacing={2}>
      <Title>{text('giftCard.heading')}</Title>
      <CodeInput
        format="word"
        slots={GIFT_CODE_LENGTH}
        autoCapitalize="characters"
        label={text('giftCard.code')}
        hint={text('giftCard.codeHint', { length: GIFT_CODE_LENGTH })}
        tidy={cleanGiftCode}
        maxLength={GIFT_CODE_LENGTH}
        error={error}
        busy={checking}
        {...field}
      />
      {notChecked === null ? null : (
        <Notice tone="error" title={notChecked.reason} live>
          {isNoAnswer(notChecked.error)
            ? text('giftCard.stillGood')
            : sentences(text('gift_card_error'), text('giftCard.stillGood'), text)}
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
  );
}
