import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the one action of a page: order, save, redeem. An action on one section goes into the action of its Section.',
  do: [
    'Pass it to the footer of Page, which keeps it above the keyboard and the safe area.',
    'Say in summary what the press does: the price, and when it renews for how much.',
    'Send a form of the page by type="submit" and form={formId} on the button.',
    'Pass it on phones only where the page has an aside or a card on a desktop: there the action stands in it.',
  ],
  dont: [
    'Put more than two buttons in it, or two contained ones.',
    'Show it while there is nothing to act on: pass undefined as the footer instead.',
    'Put errors in it: they belong beside what they are about.',
  ],
};

interface PayBarProps {
  readonly paying: boolean;
  readonly agreed: boolean;
  readonly onPay: () => void;
}

export const Example = ({ paying, agreed, onPay }: PayBarProps) => (
  <BottomActionBar
    summary={
      <>
        <strong>$19.99 today</strong>, then $19.99 every year from 12/24/2027
      </>
    }
  >
    <BusyButton
      busy={paying}
      busyLabel="Creating your order"
      softDisabled={!agreed}
      onClick={onPay}
      fullWidth
    >
      Subscribe
    </BusyButton>
  </BottomActionBar>
);
