import { useState } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { LoadError } from '@homeview/ui/LoadError';
import { SearchInput } from '@homeview/ui/SearchInput';
import { Section } from '@homeview/ui/Section';
import { SelectInput } from '@homeview/ui/SelectInput';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { Body } from '@homeview/ui/Body';
import type { ToldCatalogue } from '../api';
import { Card, Cards, Fields } from '../parts/Card';
import { useAsked } from '../useAsked';
import { CaseCard } from './CaseCard';
import { choose } from './choose';
import { FailureCard } from './FailureCard';
import { AS_IT_IS, OpeningChoice } from './OpeningChoice';
import { ReferenceCard } from './ReferenceCard';
import { useFound } from './useFound';

const HINT =
  'Paste what the customer reads, in any language, or the reference; or say it in the customer’s own words; or type a code or a screen.';

/** Finding the state a customer is in, and opening it. */
export function CataloguePage() {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState({ screen: '', kind: '' });
  const [choice, setChoice] = useState(AS_IT_IS);
  const { answer: told, error, again } = useAsked<ToldCatalogue>('/catalogue');
  const { answer: texts = {} } = useAsked<Record<string, string>>(
    `/texts?locale=${choice.locale || 'en-US'}`,
  );
  const found = useFound(query);
  if (error !== null && !told) {
    return (
      <LoadError
        title="This cannot be shown"
        message={error}
        retryLabel="Try again"
        onRetry={again}
      />
    );
  }
  if (!told) return <Title>Find a customer’s state</Title>;

  const list = choose(told, found, filter);
  const all = (value: string) => ({ value, label: value });
  return (
    <Stack spacing={3}>
      <Title>Find a customer’s state</Title>
      <Card as="div">
        <SearchInput label="What the customer sees" value={query} onChange={setQuery} hint={HINT} />
        <Fields sx={{ marginTop: 1 }}>
          <div>
            <SelectInput
              label="Screen"
              value={filter.screen}
              options={[{ value: '', label: 'All screens' }, ...told.screens.map(all)]}
              onChange={(screen) => setFilter({ ...filter, screen })}
            />
          </div>
          <div>
            <SelectInput
              label="Kind of state"
              value={filter.kind}
              options={[{ value: '', label: 'All kinds' }, ...told.kinds.map(all)]}
              onChange={(kind) => setFilter({ ...filter, kind })}
            />
          </div>
        </Fields>
      </Card>
      <OpeningChoice
        {...{ choice, platforms: told.platforms, locales: told.locales }}
        onChange={setChoice}
      />
      {found?.reference ? (
        <ReferenceCard told={found.reference} />
      ) : (
        <Section title={found ? 'Found' : 'All cases'}>
          <div role="status" style={{ marginBottom: 12 }}>
            <Body size="small">
              {found?.onlyNear ? 'No case shows just this. The nearest: ' : ''}
              {list.length === 1 ? '1 case' : `${list.length} cases`}
            </Body>
          </div>
          {list.length === 0 ? (
            <NothingFound texts={found?.messages.map(({ text }) => text) ?? []} />
          ) : null}
          <Cards>
            {list.map((one) =>
              'told' in one ? (
                <CaseCard key={one.told.id} {...{ ...one, choice, texts }} />
              ) : (
                <FailureCard key={one.failure.id} {...{ ...one, choice, texts }} />
              ),
            )}
          </Cards>
        </Section>
      )}
    </Stack>
  );
}

/** Where a text is known and no case shows it, the texts are a help still. */
const NothingFound = ({ texts }: { readonly texts: readonly string[] }) => (
  <EmptyState
    title="No case shows this"
    message={
      texts.length === 0
        ? 'Try fewer words, or choose the screen and look through its cases.'
        : `The portal has this text, but it stands on many pages: “${texts[0]}”. Choose the screen instead.`
    }
  />
);
