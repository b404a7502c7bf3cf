/** Home says what is paid next, when each plan renews or ends, and what it covers. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

const DATE = /\d{2}\/\d{2}\/\d{4}/;
const tile = (page: Page) => page.getByRole('link', { name: /Cloud Recording/ });

test('says what is paid next, on the day that the plan’s page names', async ({ page, enter }) => {
  await enter('demo');
  const sentence = page.getByText('Next payment for Lakeside 12: $2.99 plus tax on ');
  const date = DATE.exec(await sentence.innerText())?.[0] ?? 'no date';
  await expect(tile(page)).toContainText(`$2.99 on ${date}`);
  await expect(tile(page)).toContainText('PayPal');
  await expect(tile(page)).toContainText('Monthly, plus tax');
  await expect(tile(page)).toContainText('Front door');
  await tile(page).click();
  await expect(page.getByText(date).first()).toBeVisible();
});
