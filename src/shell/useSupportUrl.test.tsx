import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { CASE_LENGTH } from '@homeview/contracts/customer/caseCode';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { decodeReference } from '@homeview/contracts/vocabulary/reference/reference';
import { store } from '../../tests/support/portalStore';
import { apiError } from '../api/request/apiError';
import { LANGUAGE_NAMES } from '../i18n/languageNames';
import { loadLanguage } from '../i18n/messages';
import { config } from '../platform/launch/config';
import { PortalConfigContext } from '../platform/launch/usePortalConfig';
import { LOCALES } from '../platform/locale';
import type { Locale } from '../platform/locale';
import { stored } from '../platform/storage/storedItems';
import { useSupportUrl } from './useSupportUrl';
import type { SupportTopic } from './useSupportUrl';

const encodeCase = vi.hoisted(() => vi.fn<(traits: CustomerTraits) => string>());
vi.mock('@homeview/contracts/customer/caseCode', () => ({ encodeCase, CASE_LENGTH: 160 }));

const error = apiError('getOrderDetail', 12004);

async function urlFor(
  support: string,
  topic: SupportTopic,
  locale: Locale = 'en-US',
  whenKnown = () => Promise.resolve(),
): Promise<string | null> {
  stored.locale.set(locale);
  const { messages } = await loadLanguage[locale]();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PortalConfigContext value={{ ...config, support }}>
      <Provider store={store}>
        <IntlProvider locale="en" messages={messages}>
          {children}
        </IntlProvider>
      </Provider>
    </PortalConfigContext>
  );
  const { result } = renderHook(() => useSupportUrl(topic), { wrapper });
  await act(whenKnown);
  return result.current;
}

/** Subject and body of a mail. */
const mailIn = (url: string | null) => {
  const query = new URLSearchParams(url?.replace(/^[^?]*/, ''));
  return { subject: query.get('subject'), lines: query.get('body')?.split('\r\n') };
};

beforeEach(() => window.history.replaceState(null, '', '/bills/80001'));
afterEach(() => {
  stored.appVersion.remove();
  stored.locale.remove();
  window.history.replaceState(null, '', '/');
});

/** Lets the page be idle, so that the code is loaded. */
const idle = async () => {
  await vi.advanceTimersByTimeAsync(2000);
  await vi.dynamicImportSettled();
};

describe('the case code in the support URL', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    encodeCase.mockReset();
  });
  const LONGEST = `C1${'0'.repeat(CASE_LENGTH - 2)}`;

  it('is a parameter of the support page once the page is idle', async () => {
    encodeCase.mockReturnValue('C10000');
    const url = await urlFor('https://help.example/', { error }, 'en-US', idle);
    expect(new URL(url ?? '').searchParams.get('case')).toBe('C10000');
    const [traits] = encodeCase.mock.lastCall ?? [];
    expect(traits).toMatchObject({
      screen: '/bills/$id',
      failed: { call: 'getOrderDetail', code: 12004 },
    });
  });

  it('is missing if its chunk is', async () => {
    vi.doMock('../api/case/caseCode', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    const url = await urlFor('https://help.example/', {}, 'en-US', idle);
    vi.doUnmock('../api/case/caseCode');
    expect(new URL(url ?? '').searchParams.get('case')).toBeNull();
  });

  it.each(LOCALES)(
    'is a line of the mail, which stays below 2,000 characters in %s',
    async (locale) => {
      encodeCase.mockReturnValue(LONGEST);
      stored.appVersion.set('1.13.2');
      const topic = { reference: 'R1-2S5TM-1EWME-9D8', order: '2026112480001' };
      const url = await urlFor('help@homeview.example', topic, locale, idle);
      expect(mailIn(url).lines?.at(-1)).toMatch(new RegExp(`^\\S.* ${LONGEST}$`));
      expect(url?.length).toBeLessThan(2000);
    },
  );
});

describe('useSupportUrl', () => {
  it('is null without the setting', async () => {
    expect(await urlFor('', { reference: 'R1-0M1EW-ME92B' })).toBeNull();
  });

  it('gives a page the reference, order, platform, app version and language', async () => {
    stored.appVersion.set('1.13.2');
    expect(
      await urlFor(
        'https://help.example/new?from=portal',
        { reference: 'R1-0M1EW-ME92B', order: '80001' },
        'de-DE',
      ),
    ).toBe(
      'https://help.example/new?from=portal&reference=R1-0M1EW-ME92B&order=80001&platform=browser&version=1.13.2&language=de-DE',
    );
  });

  it('claims no order and no version that it does not know', async () => {
    const query = new URL(
      (await urlFor('https://help.example/', { reference: 'R1-0M1EW-ME92B' })) ?? '',
    ).searchParams;
    expect([...query.keys()]).toEqual(['reference', 'platform', 'language']);
  });

  it('refers to the page where nothing failed', async () => {
    const query = new URL((await urlFor('https://help.example/', { order: '80001' })) ?? '')
      .searchParams;
    expect(decodeReference(query.get('reference') ?? '')).toMatchObject({
      screen: '/bills/$id',
      call: null,
      code: null,
      locale: 'en-US',
    });
  });

  it('fills in a mail', async () => {
    stored.appVersion.set('1.13.2');
    const url = await urlFor('help@homeview.example', {
      reference: 'R1-0M1EW-ME92B',
      order: '80001',
    });
    expect(url).toMatch(/^mailto:help@homeview\.example\?/);
    expect(mailIn(url)).toEqual({
      subject: `Help with ${BRAND} (R1-0M1EW-ME92B)`,
      lines: [
        'Tell us what happened:',
        ...['', '', ''],
        'Reference for support R1-0M1EW-ME92B',
        'Order number 80001',
        'App version 1.13.2 (browser)',
        'Language English (US) (en-US)',
      ],
    });
  });

  it.each(LOCALES)('writes the mail in %s, with each fact on a separate line', async (locale) => {
    const order = 'A&B=C?#%20\u05d0';
    const { subject, lines = [] } = mailIn(
      await urlFor('help@homeview.example', { reference: 'R1-0M1EW-ME92B', order }, locale),
    );
    expect(subject).toContain(BRAND);
    expect(subject).toMatch(/\(R1-0M1EW-ME92B\)$/);
    expect(lines).toHaveLength(8);
    expect(lines[4]).toMatch(/R1-0M1EW-ME92B$/);
    expect(lines[5]).toContain(order);
    expect(lines[6]).toMatch(/ – \(browser\)$/);
    expect(lines[7]).toContain(`${LANGUAGE_NAMES[locale]} (${locale})`);
  });
});
