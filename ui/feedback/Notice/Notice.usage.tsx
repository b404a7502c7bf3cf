import { Notice } from '@homeview/ui/Notice';
import { TextLink } from '@homeview/ui/TextLink';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a message that stays in the page, beside what it is about. What an action did goes into a toast, what has to be confirmed into a Dialog, an error of one field into its error.',
  do: [
    'Choose tone by what it means: info to know, warning before something is lost, error after a failure.',
    'Set live when it appears after the page: errors are announced at once, others politely.',
    'Put one link into action, to the place where it can be solved.',
    'Put the most serious one first where there are several.',
  ],
  dont: [
    'Set live on a notice that is there when the page opens.',
    'Repeat in it what a StatusLabel or an EmptyState on the page says.',
    'Use tone="error" for something that the customer chose, such as renewal being off.',
  ],
};

interface RenewalOffProps {
  readonly planName: string;
  readonly endsOn: string;
}

export const Example = ({ planName, endsOn }: RenewalOffProps) => (
  <Notice
    tone="warning"
    title="Renewal is off"
    action={
      <TextLink href="#renewal" standalone>
        Turn on renewal
      </TextLink>
    }
  >
    {planName} stays active until {endsOn}. After that, its recordings are permanently deleted.
  </Notice>
);
