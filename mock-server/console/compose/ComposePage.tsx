import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { decodeCase, encodeCase } from '@homeview/contracts/customer/caseCode';
import { MOST, customerTraits } from '@homeview/contracts/customer/customerTraits';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import { FormStack, Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { caseSentence } from '../../catalogue/caseSentence';
import { openPath } from '../../catalogue/openPath';
import { customer } from '../../scenarios/customer';
import type { CaseCodeResponse, CatalogueResponse } from '../api';
import { absolute } from '../catalogue/links';
import { Code, Row } from '../parts/Card';
import { CopyButton } from '../parts/CopyButton';
import { LoadFailed } from '../parts/LoadFailed';
import { OpenLink } from '../parts/OpenLink';
import { composeHash, readRoute } from '../route';
import { useControlQuery } from '../useControlQuery';
import { useSettled } from '../useSettled';
import { addPlan, withRuns } from './changes';
import { CustomerFields } from './CustomerFields';
import { PlanFields } from './PlanFields';

const resolver = yupResolver(customerTraits);

/** The customer of a code; the usual one without a code, or with one that is damaged. */
const customerOf = (code: string): CustomerTraits =>
  withRuns((code === '' ? null : decodeCase(code)) ?? customer());

/** Composes a customer, or changes that of a case code; the address has the code of the result. */
export function ComposePage({ code: asked }: { readonly code: string }) {
  const [begun] = useState(asked);
  const { control, reset, setValue, trigger } = useForm<CustomerTraits>({
    mode: 'onChange',
    resolver,
    defaultValues: customerOf(asked),
  });
  const traits = useWatch({ control, compute: (typed: CustomerTraits) => typed });
  const isValid = customerTraits.isValidSync(traits);
  const code = isValid ? encodeCase(traits) : null;
  const settled = useSettled(code);
  const { answer: checked } = useControlQuery<CaseCodeResponse>(settled && `/case/${settled}`);
  const { error: damage } = useControlQuery(begun === '' ? null : `/case/${begun}`);
  const { answer: catalogue, error, again } = useControlQuery<CatalogueResponse>('/catalogue');

  useEffect(() => {
    if (code !== null) window.history.replaceState(window.history.state, '', composeHash(code));
  }, [code]);
  useEffect(() => {
    const follow = () => {
      const route = readRoute(window.location.hash);
      if (route.page === 'compose') reset(customerOf(route.code));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [reset]);

  if (error !== null && !catalogue) return <LoadFailed message={error} onRetry={again} />;
  if (!catalogue) return <Title>Compose a customer</Title>;

  const change = (next: CustomerTraits) => {
    setValue('offers', next.offers);
    setValue('houses', next.houses);
    setValue('plans', next.plans);
    setValue('bills', next.bills);
    setValue('screen', next.screen);
    setValue('values', next.values);
    setValue('failed', next.failed);
    void trigger();
  };
  const impossible = checked?.impossible ?? [];
  const whyNot = (path: string) => impossible.find((one) => one.path === path)?.message;
  const open = code === null ? null : openPath({ case: code });
  return (
    <Stack spacing={3}>
      <div>
        <Title>Compose a customer</Title>
        <div role="status">
          <Body>{isValid ? caseSentence(traits) : 'Correct the marked field first.'}</Body>
        </div>
      </div>
      {damage === null ? null : (
        <Notice tone="warning" live title="Not a valid case code">
          {damage}
        </Notice>
      )}
      <FormStack
        spacing={2}
        noValidate
        aria-label="The customer"
        onSubmit={(event) => event.preventDefault()}
      >
        {traits.plans.map((_, at) => (
          <PlanFields key={at} {...{ control, traits, at, change, whyNot }} />
        ))}
        {traits.plans.length < MOST.plans ? (
          <div>
            <BusyButton variant="outlined" onClick={() => change(addPlan(traits))}>
              Add a plan
            </BusyButton>
          </div>
        ) : null}
        <CustomerFields
          {...{ control, traits, change, whyNot, screenValues: catalogue.screenValues }}
        />
      </FormStack>
      {impossible.length === 0 ? null : (
        <Notice tone="warning" live title="No customer can be like this">
          {[...new Set(impossible.map(({ message }) => message))].join(' ')}
        </Notice>
      )}
      {open === null ? null : (
        <div>
          <Row>
            <OpenLink href={open} name="what this customer sees" />
            <CopyButton text={absolute(open)} name="this customer" outlined>
              Copy link
            </CopyButton>
          </Row>
          <Code>{absolute(open)}</Code>
        </div>
      )}
    </Stack>
  );
}
