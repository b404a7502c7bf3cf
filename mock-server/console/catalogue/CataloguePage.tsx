import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EmptyState } from '@homeview/ui/EmptyState';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { Body } from '@homeview/ui/Body';
import type { CatalogueResponse, Found } from '../api';
import { LoadFailed } from '../parts/LoadFailed';
import { Card, Cards, Fields } from '../parts/Card';
import { ClosedOnPhone, useIsWide } from '../parts/ClosedOnPhone';
import { FormSelect } from '../parts/FormSelect';
import { TextAreaField } from '../parts/TextAreaField';
import { useControlQuery } from '../useControlQuery';
import { choose } from './choose';
import { CustomerCard } from './CustomerCard';
import { CaseCard, FailureCard } from './FoundCards';
import { findSchema } from './find.schema';
import type { FindForm } from './find.schema';
import { OpeningChoice } from './OpeningChoice';
import { openingSchema } from './opening.schema';
import type { Choice } from './opening.schema';
import { ReferenceCard } from './ReferenceCard';
import { useFound } from './useFound';
import { useQueryInAddress } from './useQueryInAddress';

const HINT =
  'Paste all you have, in any language: a mail, a case code, the text of a page, a reference. You can also type a word, a code, a sum with its day, or a screen.';

/** A text that is as similar as this is the one that the customer reads. */
const SURE = 0.5;

const findResolver = yupResolver(findSchema);
const openingResolver = yupResolver(openingSchema);

/** Finds the state a customer is in, and opens it. */
export function CataloguePage({ query: asked }: { readonly query: string }) {
  const find = useForm({
    mode: 'onChange',
    resolver: findResolver,
    defaultValues: { query: asked, screen: '', kind: '' },
  });
  const opening = useForm({
    mode: 'onTouched',
    resolver: openingResolver,
    defaultValues: { platform: '', locale: '', clock: '' },
  });
  const { query, ...filter } = useWatch({
    control: find.control,
    compute: (typed: FindForm) => findSchema.cast(typed),
  });
  useQueryInAddress(query, (text) => find.setValue('query', text));
  const isWide = useIsWide();
  const chosen = useWatch({ control: opening.control, compute: (typed: Choice) => typed });
  const tooLong = find.formState.errors.query?.message;
  const { answer: catalogue, error, again } = useControlQuery<CatalogueResponse>('/catalogue');
  const { found, isSearching, failure } = useFound(tooLong === undefined ? query : '');
  const customer = found?.customer ?? null;
  const { code, platform = '', locale = '' } = customer ?? {};
  const { reset } = opening;
  // The customer's own choice, until another one is made.
  useEffect(() => reset({ platform, locale, clock: '' }), [reset, code, platform, locale]);
  const choice = {
    ...chosen,
    locale: chosen.locale || localeOf(found),
    // The field shows its error; until it is corrected, links open at the current time.
    ...(opening.formState.isValid ? {} : { clock: '' }),
  };
  const { answer: texts = {} } = useControlQuery<Record<string, string>>(
    `/texts?locale=${choice.locale || 'en-US'}`,
  );
  if (error !== null && !catalogue) {
    return <LoadFailed message={error} onRetry={again} />;
  }
  if (!catalogue) return <Title>Find a customer’s state</Title>;

  // Before the first answer, all cases would look like its results.
  const list = isSearching && !found ? [] : choose(catalogue, found, filter);
  const isAboutCode = Boolean(
    customer ?? found?.caseProblem ?? found?.reference ?? found?.referenceProblem,
  );
  const all = (value: string) => ({ value, label: value });
  const filters = (
    <Fields sx={{ marginTop: 1, marginBottom: -2.5 }}>
      <div>
        <FormSelect
          {...{ control: find.control, name: 'screen', label: 'Screen' }}
          options={[{ value: '', label: 'All screens' }, ...catalogue.screens.map(all)]}
        />
      </div>
      <div>
        <FormSelect
          {...{ control: find.control, name: 'kind', label: 'Kind of state' }}
          options={[{ value: '', label: 'All kinds' }, ...catalogue.kinds.map(all)]}
        />
      </div>
    </Fields>
  );
  return (
    <Stack spacing={3}>
      <Title>Find a customer’s state</Title>
      <Card as="div">
        <form role="search" onSubmit={(event) => void find.handleSubmit(() => undefined)(event)}>
          <TextAreaField
            label="What the customer sees"
            hint={HINT}
            error={tooLong ?? failure}
            {...find.register('query')}
          />
          {isWide ? filters : <ClosedOnPhone summary="Filter">{filters}</ClosedOnPhone>}
        </form>
      </Card>
      {found?.caseProblem ? (
        <Notice tone="warning" live title="Not a valid case code">
          {found.caseProblem}
        </Notice>
      ) : null}
      {found?.referenceProblem ? (
        <Notice tone="warning" live title="Not a valid reference">
          {found.referenceProblem}
        </Notice>
      ) : null}
      {customer ? <CustomerCard {...{ customer, choice }} /> : null}
      <OpeningChoice
        {...{ form: opening, platforms: catalogue.platforms, locales: catalogue.locales }}
      />
      {found?.reference ? <ReferenceCard reference={found.reference} /> : null}
      {isAboutCode && list.length === 0 ? null : (
        <Section title={found || isSearching ? 'Results' : 'All cases'}>
          <div role="status" style={{ marginBottom: 12 }}>
            <Body size="small">
              {isSearching ? 'Searching…' : countOf(list.length, found?.onlyNear === true)}
            </Body>
          </div>
          {list.length === 0 && !isSearching ? (
            <NothingFound texts={found?.messages.map(({ text }) => text) ?? []} />
          ) : null}
          <Cards>
            {list.map((one) =>
              'caseInfo' in one ? (
                <CaseCard key={one.caseInfo.id} {...{ ...one, choice, texts }} />
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

/** The customer's language: that of the best text that was found, or else that of their words. */
function localeOf(found: Found | undefined): string {
  const [best] = found?.messages ?? [];
  const shown = best && best.similarity >= SURE ? best.locale : null;
  return found?.reference?.locale ?? shown ?? found?.language ?? '';
}

const countOf = (cases: number, onlyNear: boolean): string =>
  `${onlyNear ? 'No exact match. Most similar: ' : ''}${cases === 1 ? '1 case' : `${cases} cases`}`;

/** Shown when no case matches; a known text still helps to choose the screen. */
const NothingFound = ({ texts }: { readonly texts: readonly string[] }) => (
  <EmptyState
    title="No matching case"
    message={
      texts.length === 0
        ? 'Add what the customer reads or did, or choose the screen and browse its cases.'
        : `This text appears on many pages: “${texts[0]}”. Choose the screen instead.`
    }
  />
);
