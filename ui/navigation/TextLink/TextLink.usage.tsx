import { Body } from '@homeview/ui/Body';
import { TextLink } from '@homeview/ui/TextLink';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a link in a sentence, or a minor action in a row. The main action of a page is a BusyButton, its main link a ButtonLink.',
  do: [
    'Set standalone where it is not part of a sentence: it is then 44 px high.',
    'Leave href out for an action such as “Send the code again”: it is then a button.',
    'Set external for other sites: it opens a new tab and sends no referrer.',
    'In src use OutsideLink for other sites: in the app they open in the browser.',
  ],
  dont: [
    'Set standalone inside a sentence: the line would become too high.',
    'Write “here” or “more”: name the page that opens.',
    'Use it to confirm an order or to delete something.',
  ],
};

interface SignInHelpProps {
  readonly termsUrl: string;
  readonly onResend: () => void;
}

export const Example = ({ termsUrl, onResend }: SignInHelpProps) => (
  <>
    <TextLink standalone onClick={onResend}>
      Send the code again
    </TextLink>
    <Body tone="muted" size="small">
      By signing in you accept our{' '}
      <TextLink href={termsUrl} external>
        terms of use
      </TextLink>
      .
    </Body>
  </>
);
