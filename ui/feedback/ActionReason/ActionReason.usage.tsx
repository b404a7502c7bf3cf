import { ActionReason } from '@homeview/ui/ActionReason';
import { BusyButton } from '@homeview/ui/BusyButton';
import { useId } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'Beside every soft-disabled button: a customer must not have to guess why it is grey.',
  do: [
    'Say what to do, in one short sentence.',
    'Keep it rendered without children once nothing is missing, so that nothing moves.',
  ],
  dont: ['Use it for errors of a field: they belong to the field.'],
};

interface SubscribeProps {
  readonly agreed: boolean;
  readonly onPress: () => void;
}

export function Example({ agreed, onPress }: SubscribeProps) {
  const id = useId();
  return (
    <>
      <ActionReason id={id}>{agreed ? null : 'Agree to the plan terms to continue.'}</ActionReason>
      <BusyButton softDisabled={!agreed} describedBy={agreed ? undefined : id} onClick={onPress}>
        Subscribe
      </BusyButton>
    </>
  );
}
