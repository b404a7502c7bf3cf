/**
 * A case code opens the same page: for each scenario, language and platform, the accessibility tree of
 * the page that its code opens equals that of the customer, names, ids and sums aside.
 */
import { LOCALES } from '../../contracts/vocabulary/locales';
import { scenarios } from '../../mock-server/scenarios/registry';
import type { Scenario } from '../../mock-server/scenarios/scenario';
import { caseCodeOf, keepStore, openAtRest, treeOf } from '../e2e/support/pages/sameCase';
import { ALL } from '../faults/sampling';
import { expect, test } from '../e2e/support/journey';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `CASES=en-US/browser` runs these only. */
const [ONLY_LOCALE, ONLY_PLATFORM] = process.env['CASES']?.split('/') ?? [];
const PLATFORMS = ['browser', 'phone'] as const;
const SAMPLE = 16;

/** What a code can't say of them: docs/support.md. */
const NOT_THE_SAME: readonly string[] = ['wallet-offer', 'wallet-plan-other-home'];
const compared = scenarios.filter(({ id }) => !NOT_THE_SAME.includes(id));

const every = compared.flatMap((scenario) =>
  LOCALES.flatMap((locale) => PLATFORMS.map((platform) => ({ scenario, locale, platform }))),
);
/** One language and platform each for every sixteenth scenario, or all. */
const chosen = every.filter(({ scenario, locale, platform }) => {
  if (ONLY_LOCALE !== undefined) return locale === ONLY_LOCALE && platform === ONLY_PLATFORM;
  const at = compared.indexOf(scenario);
  const turn = Math.floor(at / SAMPLE);
  return (
    ALL ||
    (at % SAMPLE === 0 &&
      locale === LOCALES[turn % LOCALES.length] &&
      platform === PLATFORMS[turn % PLATFORMS.length])
  );
});

const systemOf = ({ platform }: Scenario) => (platform === 'browser' ? 'android' : platform);

for (const { scenario, locale, platform } of chosen) {
  test(`opens ${scenario.id} from its code in ${locale}, ${platform}`, async ({
    page,
    openSandbox,
    request,
  }) => {
    await page.addInitScript(keepStore);
    const { url } = await openSandbox({
      scenario: scenario.id,
      locale,
      ...(platform === 'phone' && { platform: systemOf(scenario) }),
    });
    const customer = await openAtRest(page, url);
    const code = await caseCodeOf(customer);
    const seen = await treeOf(customer, request);
    const reproduced = await openAtRest(page, `/__mock/open?case=${code}`);
    expect(await treeOf(reproduced, request), code).toEqual(seen);
  });
}
