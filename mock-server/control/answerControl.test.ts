import { expect, it } from 'vitest';
import type { Answer } from '../answers/answer';
import { json, serveMock } from '../testing/mockClient';

const mock = serveMock({});

it('answers in the language of the customer, or in another one, with the English beside it', async () => {
  const made = await fetch(
    `${mock.url()}/__mock/sandboxes`,
    json('POST', { scenario: 'cancelling-plan', locale: 'de-DE' }),
  );
  const { sandbox } = (await made.json()) as { sandbox: string };
  const ask = async (query = '') => {
    const response = await fetch(`${mock.url()}/__mock/sandboxes/${sandbox}/answer${query}`);
    return { status: response.status, body: (await response.json()) as Answer & { error: string } };
  };
  const { body } = await ask();
  expect(body.locale).toBe('de-DE');
  expect(body.blocks[0]?.text).toContain('Die Verlängerung Ihres Tarifs');
  expect(body.blocks[0]?.inEnglish).toContain('The renewal of your plan');
  expect((await ask('?locale=th-TH')).body.locale).toBe('th-TH');
  const wrong = await ask('?locale=de');
  expect([wrong.status, wrong.body.error]).toEqual([
    400,
    expect.stringContaining('There is no locale "de". Did you mean'),
  ]);
});

it('has the dates of a time zone, and says which ones there are', async () => {
  const { control } = await mock.open('cancelling-plan');
  const datesIn = async (query: string) => {
    const { body } = await control<Answer>('GET', `/answer${query}`);
    return body.blocks.flatMap(({ text }) => text.match(/\d\d\/\d\d\/\d{4}/) ?? []);
  };
  await control('PUT', '/clock', { now: '2026-11-21T20:00:00Z' });
  await control('POST', '/acts', { act: 'plan-ended', on: '70001' });
  expect(await datesIn('')).toEqual(['11/21/2026']);
  expect(await datesIn('?zone=Asia/Tokyo')).toEqual(['11/22/2026']);
  const { status, body } = await control<{ error: string }>('GET', '/answer?zone=Asia/Tokio');
  expect([status, body.error]).toEqual([400, expect.stringContaining('"Asia/Tokyo"')]);
});

it('answers in English where nothing else is known', async () => {
  const { control } = await mock.open('demo');
  expect((await control<Answer>('GET', '/answer')).body.locale).toBe('en-US');
});
