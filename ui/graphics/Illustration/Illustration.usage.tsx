import { Body } from '@homeview/ui/Body';
import { Illustration } from '@homeview/ui/Illustration';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { ReactNode } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the picture above a form, such as sign-in. EmptyState, LoadError, ResultPanel and OfferCard bring their own: pass them its name.',
  do: [
    'Use size="small" above a form, so that the fields stay on the first screen of a phone.',
    'Choose by what happened: empty, failed, success or expired.',
    'Say everything in words as well: screen readers do not read it.',
  ],
  dont: [
    'Show two on one screen.',
    'Use it as a button or a link.',
    'Use success before the service has confirmed the payment.',
  ],
};

export const Example = ({ children }: { children: ReactNode }) => (
  <Stack spacing={1.5}>
    <Illustration name="welcome" size="small" />
    <Title>Welcome back</Title>
    <Body tone="muted">Sign in with the account that you use in the app.</Body>
    {children}
  </Stack>
);
