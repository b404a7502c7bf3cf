import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LOCALES } from '@homeview/contracts/vocabulary/locales';
import { Body } from '@homeview/ui/Body';
import { SelectInput } from '@homeview/ui/SelectInput';
import type { Answer } from '../../../answers/answer';
import { sandboxPath } from '../../api';
import { languageName } from '../../catalogue/OpeningChoice';
import { Fields, Row } from '../../parts/Card';
import { CopyButton } from '../../parts/CopyButton';
import { LoadFailed } from '../../parts/LoadFailed';
import { Panel } from '../../parts/Panel';
import { useControlQuery } from '../../useControlQuery';

/** The polling interval in ms: the answer follows what happens in the sandbox. */
const ANSWER_MS = 5000;

const LANGUAGES = LOCALES.map((value) => ({ value, label: languageName(value) }));

/** A paragraph with its English beside it, or below it where there is no room. */
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
}));

/** The time zone in which the portal shows dates on this computer. */
const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ZONES = [...new Set([OWN_ZONE, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map(
  (value) => ({ value, label: value === OWN_ZONE ? `${value} (this computer)` : value }),
);

/** What to write to the customer, in the customer's language and with the days of their time zone. */
export function AnswerPanel({ id }: { readonly id: string }) {
  const [chosen, setChosen] = useState<string>();
  const [zone, setZone] = useState(OWN_ZONE);
  const query = new URLSearchParams({ zone, ...(chosen !== undefined && { locale: chosen }) });
  const { answer, error, again } = useControlQuery<Answer>(
    sandboxPath(id, `/answer?${query.toString()}`),
    ANSWER_MS,
  );
  const locale = chosen ?? answer?.locale ?? 'en-US';
  const isCurrent = answer?.locale === locale && answer.zone === zone;
  const blocks = isCurrent ? answer.blocks : [];
  // The browser knows Indonesian by another name.
  const lang = locale === 'in-ID' ? 'id-ID' : locale;
  return (
    <Panel title="The answer to send">
      <Fields>
        <div>
          <SelectInput
            label="Language of the customer"
            options={LANGUAGES}
            value={locale}
            onChange={setChosen}
          />
        </div>
        <div>
          <SelectInput
            label="Time zone of the customer"
            options={ZONES}
            value={zone}
            onChange={setZone}
          />
        </div>
      </Fields>
      <Body size="small" tone="muted">
        The portal shows each date as the day in the time zone of the customer’s device, and so does
        this answer.
      </Body>
      {error === null ? null : <LoadFailed message={error} onRetry={again} />}
      {blocks.map(({ id: block, text, inEnglish }) => (
        <Pair key={block}>
          <Body>
            <span lang={lang}>{text}</span>
          </Body>
          {locale === 'en-US' ? null : (
            <Body size="small" tone="muted">
              {inEnglish}
            </Body>
          )}
        </Pair>
      ))}
      {blocks.length === 0 ? null : (
        <Row>
          <CopyButton text={blocks.map(({ text }) => text).join('\n\n')} outlined>
            Copy the answer
          </CopyButton>
        </Row>
      )}
    </Panel>
  );
}
