import { act, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, it } from 'vitest';
import { billAddressExample } from '@homeview/contracts/domains/billing/billing.examples';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { recordCalls } from '../../../tests/support/recordCalls';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { useAddressForm } from './useAddressForm';
import { useSubmitAddress } from './useSubmitAddress';

const irvine = billAddressExample({ postal: '92614', county: 'Orange', city: 'Irvine' });
const beverlyHills = { ...irvine, postal: '90210', county: 'Los Angeles', city: 'Beverly Hills' };
const berlin = billAddressExample({
  ...{ countryCode: 'DEU', postal: '10115', address: 'Here 1' },
  ...{ county: '', city: '', state: '' },
});

/** Renders the form of an address that can be refetched. */
function formOf(first: BillAddress | undefined) {
  let stored = first;
  const { result, rerender, unmount } = renderInPortal(() => {
    const address = useAddressForm(stored);
    return { address, ...useSubmitAddress(address, stored ?? null) };
  });
  const fetchAgain = (now: BillAddress) => {
    stored = now;
    rerender();
  };
  return { form: () => result.current.address, result, fetchAgain, unmount };
}

it('shows the address once it is loaded and after a change elsewhere', () => {
  const { form, fetchAgain } = formOf(undefined);
  expect(form().values.postal).toBe('');
  fetchAgain(irvine);
  expect(form().values).toMatchObject({ postal: '92614', county: 'Orange' });
  fetchAgain(beverlyHills);
  expect(form().values).toMatchObject({ postal: '90210', county: 'Los Angeles' });
  expect(form().ready).toBe(false);
});

it('keeps a country selected before the address is loaded', () => {
  const { form, fetchAgain } = formOf(undefined);
  act(() => form().setCountry('FRA'));
  fetchAgain(berlin);
  expect(form().values).toMatchObject({ countryCode: 'FRA', postal: '10115', address: 'Here 1' });
});

it('never combines a typed postal code with the place of another one', () => {
  const { form, fetchAgain } = formOf(undefined);
  act(() => form().form.setValue('postal', '60010', { shouldDirty: true }));
  fetchAgain(beverlyHills);
  expect(form().values).toMatchObject({ postal: '60010', county: '', city: '', state: '' });
  expect(form().ready).toBe(false);
});

it('is ready once a value has changed and no value is missing', { tags: ['5.rule.32'] }, () => {
  const { form } = formOf(berlin);
  expect(form().ready).toBe(false);
  act(() => form().form.setValue('address', 'Here 2', { shouldDirty: true }));
  expect(form().ready).toBe(true);
  act(() => form().form.setValue('address', ' Here 1 ', { shouldDirty: true }));
  expect(form().ready).toBe(false);
});

it('names what is missing until a field says it', async () => {
  const { form, fetchAgain } = formOf(undefined);
  expect(form().missing).toBe('bill_zip_code_empty');
  act(() => form().setCountry('DEU'));
  act(() => form().form.setValue('postal', '10115', { shouldDirty: true }));
  expect(form().missing).toBe('bill_address_empty');
  await act(() => form().form.trigger('address'));
  expect(form().form.formState.errors.address?.message).toBe('bill_address_empty');
  expect(form().missing).toBeNull();
  act(() => form().form.reset());
  fetchAgain(berlin);
  expect(form().missing).toBe('billAddress.unchanged');
});

const press = { preventDefault: () => undefined, persist: () => undefined } as unknown as FormEvent;
const PLACES = {
  '/api/ipc/recordPlanController/address': { data: [{ county: 'Cook', city: 'A', state: 'IL' }] },
};

it('saves after a pending lookup', async () => {
  const sent = recordCalls(PLACES);
  const { form, result } = formOf(undefined);
  act(() => {
    form().form.setValue('postal', '60010', { shouldDirty: true });
    void result.current.submit(press);
  });
  expect(result.current.saving).toBe(true);
  await waitFor(() => expect(sent.map(({ method }) => method)).toContain('POST'));
});

it('saves nothing if the customer leaves the page during the lookup', async () => {
  const sent = recordCalls(PLACES);
  const { form, result, unmount } = formOf(undefined);
  act(() => {
    form().form.setValue('postal', '60010', { shouldDirty: true });
    void result.current.submit(press);
  });
  unmount();
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
});

it('saves nothing if the country changes during the lookup', async () => {
  const sent = recordCalls(PLACES);
  const { form, result } = formOf(undefined);
  act(() => {
    form().form.setValue('postal', '60010', { shouldDirty: true });
    form().form.setValue('address', 'Here 1', { shouldDirty: true });
    void result.current.submit(press);
  });
  act(() => form().setCountry('DEU'));
  expect(result.current.saving).toBe(false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(sent.map(({ method }) => method)).not.toContain('POST');
});

it('can be saved again after a lookup that was rejected', async () => {
  const sent = recordCalls(PLACES);
  const { form, result } = formOf(undefined);
  act(() => form().form.setValue('postal', '60010', { shouldDirty: true }));
  const { leavePostal } = form().lookup;
  form().lookup.leavePostal = () => Promise.reject(new Error('A chunk is missing'));
  await act(async () => {
    await expect(result.current.submit(press)).rejects.toThrow('A chunk is missing');
  });
  expect(result.current.saving).toBe(false);
  form().lookup.leavePostal = leavePostal;
  await act(() => result.current.submit(press));
  await waitFor(() => expect(sent.map(({ method }) => method)).toContain('POST'));
});
