import { useForm, useWatch } from 'react-hook-form';
import { EmptyState } from '@homeview/ui/EmptyState';
import { SearchInput } from '@homeview/ui/SearchInput';
import { Stack } from '@homeview/ui/Stack';
import { TextLink } from '@homeview/ui/TextLink';
import { Title } from '@homeview/ui/Title';
import { Body } from '@homeview/ui/Body';
import type { Summary } from '../api';
import { LoadFailed } from '../parts/LoadFailed';
import { Card, Cards, Row } from '../parts/Card';
import { readable } from '../parts/dateTime';
import { sandboxHash } from '../route';
import { useControlQuery } from '../useControlQuery';

/** The polling interval of the list, in ms. */
const EVERY_MS = 5000;

/** The maximum number of sandboxes shown: more of them would make the page too long. */
const SHOWN = 50;

const number = new Intl.NumberFormat('en-US');
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The open sandboxes, most recently used first. Many of them are found by name. */
export function SandboxesPage() {
  const { answer, error, again } = useControlQuery<readonly Summary[]>('/sandboxes', EVERY_MS);
  const { control, register } = useForm({ defaultValues: { name: '' } });
  const name = useWatch({ control, name: 'name' }).trim().toLowerCase();
  const all = (answer ?? []).filter(
    ({ sandbox, scenario }) => sandbox.includes(name) || scenario.includes(name),
  );
  const list = all.slice(-SHOWN).reverse();
  if (error !== null && !answer) {
    return <LoadFailed message={error} onRetry={again} />;
  }
  return (
    <Stack spacing={3}>
      <Title>Open sandboxes</Title>
      <Body tone="muted">
        Each link opens its own sandbox. The least recently used ones are removed when you open
        many. All of them are lost when the mock server stops, unless it saves them to a folder or a
        database.
      </Body>
      {answer?.length === 0 ? <EmptyState title="No open sandboxes" /> : null}
      {answer && answer.length > SHOWN ? (
        <SearchInput label="Name or scenario" {...register('name')} />
      ) : null}
      {all.length > list.length ? (
        <Body size="small">
          {list.length} of {number.format(all.length)} sandboxes, the latest first.
        </Body>
      ) : null}
      <Cards>
        {list.map(({ sandbox, scenario, now, requests, faults }) => (
          <Card key={sandbox}>
            <Row>
              <TextLink href={sandboxHash(sandbox)} standalone>
                {sandbox}
              </TextLink>
            </Row>
            <Body size="small" tone="muted">
              Scenario: {scenario}. Clock: {readable(now)} UTC.
            </Body>
            <Body size="small" tone="muted">
              {counted(requests, 'call')} so far, {counted(faults, 'fault')} set.
            </Body>
          </Card>
        ))}
      </Cards>
    </Stack>
  );
}
