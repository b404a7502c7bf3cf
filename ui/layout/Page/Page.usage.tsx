import { AppHeader } from '@homeview/ui/AppHeader';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Page } from '@homeview/ui/Page';
import { Title } from '@homeview/ui/Title';
import type { ReactNode } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the frame of a page: header, content, order summary and action bar. In src use PortalPage, which adds the title, the back button and the rules of the app.',
  do: [
    'Put the order summary into aside: it is beside the content from 900 px on, and below it on phones.',
    'Pass aside={null} while the summary is loading, so that its space is reserved.',
    'Set maxWidth for narrow pages: 440 for sign-in, 560 for forms, 520 for results.',
    'Pass skipLabel, so that a keyboard user can skip the header.',
  ],
  dont: [
    'Put a Page in a Page, or in a Dialog. Several pages share a PageFrame, which stays when they change.',
    'Change aside from undefined to a summary later: the whole column would move.',
    'Render the action bar in the content: pass it as footer.',
  ],
};

interface CheckoutPageProps {
  readonly children: ReactNode;
  /** Undefined while the prices are loading. */
  readonly summary: ReactNode | undefined;
  readonly onBack: () => void;
  readonly onPay: () => void;
}

export const Example = ({ children, summary, onBack, onPay }: CheckoutPageProps) => (
  <Page
    skipLabel="Skip to content"
    header={<AppHeader title="Checkout" logoLabel="HomeView" back={{ label: 'Back', onBack }} />}
    aside={summary ?? null}
    footer={
      <BottomActionBar summary="$19.99 today, then every year">
        <BusyButton onClick={onPay} fullWidth>
          Pay $19.99
        </BusyButton>
      </BottomActionBar>
    }
  >
    <Title>Choose your devices</Title>
    {children}
  </Page>
);
