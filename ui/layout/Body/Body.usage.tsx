import { Body } from '@homeview/ui/Body';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For running text of a page. For facts use KeyValueList, for a warning or a piece of news use Notice.',
  do: [
    'Use tone="muted" for text that only explains, such as the sentence below a title.',
    'Use size="small" for notes below prices and forms.',
    'Pass several lines with “\\n”: line breaks are kept.',
  ],
  dont: [
    'Use tone="muted" or size="small" for what something costs or deletes.',
    'Use it for a heading: take Title, Subtitle or Section.',
    'Put lists or headings in it: it is a <p>.',
  ],
};

export const Example = ({ date }: { date: string }) => (
  <>
    <Body>
      Your cameras keep recording until <strong>{date}</strong>. After that, their recordings are
      permanently deleted.
    </Body>
    <Body tone="muted">You can turn renewal on again until that day.</Body>
    <Body tone="muted" size="small">
      Prices do not include tax.
    </Body>
  </>
);
