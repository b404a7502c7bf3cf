import { Body } from '@homeview/ui/Body';
import { shortFault } from '../../../control/links/shortFault';
import { openPath } from '../../../catalogue/openPath';
import type { Fault, Summary } from '../../api';
import { absolute } from '../../catalogue/links';
import { Code, Row } from '../../parts/Card';
import { Panel } from '../../parts/Panel';
import { CopyButton } from '../../parts/CopyButton';

interface Props {
  readonly summary: Summary;
  readonly faults: readonly Fault[];
}

const durationOf = (seconds: number) => `${seconds < 0 ? '-' : ''}PT${Math.abs(seconds)}S`;

/** A link to a new sandbox of the same scenario, opened in the same way, with its time and faults. */
export function SharePanel({ summary, faults }: Props) {
  const short = faults.map(shortFault);
  const fault = short.filter((text) => text !== null);
  // Relative, because a scenario starts at the time it is opened.
  const clock = summary.aheadS === 0 ? undefined : durationOf(summary.aheadS);
  const link = absolute(openPath({ scenario: summary.scenario, ...summary.opened, clock, fault }));
  const lost = short.length - fault.length;
  return (
    <Panel title="Share" isSecond>
      <Code>{link}</Code>
      <Row>
        <CopyButton text={link} outlined>
          Copy link
        </CopyButton>
      </Row>
      <Body size="small" tone="muted">
        This link opens a new sandbox with the same scenario, page, language, app, time and faults.
        It doesn’t include later changes, such as orders, removed devices, edited data or calls. To
        share those, save a file.
        {lost > 0 ? ` ${lost} of the faults can’t be part of a link.` : ''}
      </Body>
    </Panel>
  );
}
