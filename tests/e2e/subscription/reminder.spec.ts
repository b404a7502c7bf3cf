import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey';
import { USER_AGENTS } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

const DETAIL = '/subscription/70001';
const ADD = textOf('calendar.add');

test('puts the day of the renewal, or of the end, into the calendar', async ({
  page,
  enter,
  portal,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Playwright gets no downloads over WebDriver BiDi.');
  const save = async () => {
    const download = page.waitForEvent('download');
    await portal.button(ADD).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^plan-\d\d-\d\d-\d{4}\.ics$/);
    return readFile(await file.path(), 'utf8');
  };
  const dateIn = async (sentence: RegExp) => {
    const [, month, day, year] =
      sentence.exec(await page.getByText(sentence).first().innerText()) ?? [];
    return `${year}${month}${day}`;
  };

  await enter({ scenario: 'demo', path: DETAIL });
  const renewal = await save();
  expect(renewal).toContain('SUMMARY:Cloud Recording renews for $2.99\r\n');
  expect(renewal).toContain(
    `DTSTART;VALUE=DATE:${await dateIn(/^\$2\.99 on (\d\d)\/(\d\d)\/(\d{4})/)}\r\n`,
  );
  expect(renewal).toContain('TRIGGER:-P3D');

  await enter({ scenario: 'cancelling-plan', path: DETAIL });
  const end = (await save()).replaceAll('\r\n ', '');
  expect(end).toContain('SUMMARY:Cloud Recording ends\r\n');
  expect(end).toContain('Save the recordings you want to keep before');
  expect(end).toContain(await dateIn(/^Ends (\d\d)\/(\d\d)\/(\d{4})/));

  await enter({ scenario: 'expired-plan', path: DETAIL });
  await expect(page.getByText(/^Expired on/)).toBeVisible();
  await expect(portal.button(ADD)).toHaveCount(0);
});

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('offers no file, because a web view downloads none', async ({ page, enter, portal }) => {
    await enter({ scenario: 'demo', path: DETAIL });
    await expect(page.getByText(/^\$2\.99 on \d/)).toBeVisible();
    await expect(portal.button(ADD)).toHaveCount(0);
  });
});
