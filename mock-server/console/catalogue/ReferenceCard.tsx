import { Body } from '@homeview/ui/Body';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import type { Found } from '../api';
import { Card, Row } from '../parts/Card';
import { OpenLink } from '../parts/OpenLink';
import { PLATFORM_NAMES, languageName } from './OpeningChoice';

/** The facts of a pasted reference, and a link that reproduces the failure. */
export function ReferenceCard({
  reference,
}: {
  readonly reference: NonNullable<Found['reference']>;
}) {
  const { screen, call, code, locale, platform, appVersion, open, act } = reference;
  const rows = [
    { label: 'Screen', value: screen ?? 'unknown' },
    { label: 'Call', value: call ?? 'none' },
    { label: 'Code', value: code ?? 'none' },
    { label: 'Language', value: locale ? languageName(locale) : 'unknown' },
    { label: 'Seen in', value: [PLATFORM_NAMES[platform], appVersion].filter(Boolean).join(' ') },
  ];
  return (
    <Section title="Reference details">
      <Card>
        <KeyValueList plain rows={rows} />
        {act ? <Body size="small">Next step: {act}</Body> : null}
        <Row>
          <OpenLink href={open} name="this failure">
            Open the same failure
          </OpenLink>
        </Row>
      </Card>
    </Section>
  );
}
