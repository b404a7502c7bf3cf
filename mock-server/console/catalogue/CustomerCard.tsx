import { Body } from '@homeview/ui/Body';
import { ButtonLink } from '@homeview/ui/ButtonLink';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { openPath } from '../../catalogue/openPath';
import type { Found } from '../api';
import { Card, Row } from '../parts/Card';
import { CopyButton } from '../parts/CopyButton';
import { OpenLink } from '../parts/OpenLink';
import { momentOf } from '../parts/dateTime';
import { composeHash } from '../route';
import { absolute } from './links';
import { PLATFORM_NAMES, languageName } from './OpeningChoice';
import type { Choice } from './opening.schema';

interface Props {
  readonly customer: NonNullable<Found['customer']>;
  readonly choice: Choice;
}

/** The customer of a pasted case code, and the link that opens the same page. */
export function CustomerCard({ customer, choice }: Props) {
  const { code, says, failed, locale, platform, appVersion, act } = customer;
  const open = openPath({
    case: code,
    // Only what differs from the customer's own.
    locale: choice.locale === locale ? undefined : choice.locale,
    platform: choice.platform === platform ? undefined : choice.platform,
    clock: choice.clock === '' ? undefined : momentOf(choice.clock),
  });
  const rows = [
    { label: 'Last failed call', value: failed ? `${failed.call}: ${failed.code}` : 'none' },
    { label: 'Seen in', value: [PLATFORM_NAMES[platform], appVersion].filter(Boolean).join(' ') },
    { label: 'Language', value: languageName(locale) },
  ];
  return (
    <Section title="The customer of this case code">
      <Card>
        <Body>{says}</Body>
        <Row>
          <OpenLink href={open} name="what this customer sees" />
          <CopyButton text={absolute(open)} name="this customer">
            Copy link
          </CopyButton>
          <ButtonLink href={composeHash(code)} variant="text">
            Start from this case, change it
          </ButtonLink>
        </Row>
        {act === null ? null : <Body size="small">Next step: {act}</Body>}
        <KeyValueList plain rows={rows} />
      </Card>
    </Section>
  );
}
