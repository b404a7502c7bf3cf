/** A plan that ends soon: what is lost, and how the customer keeps it, from home. */
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { textOf } from '../support/language/texts';
import { FULL_DATE } from '../support/language/dates';

const DAY_MS = 86_400_000;
const LOSS = 'After that, its recordings, albums and events are permanently deleted.';

const endsTomorrow = (sandbox: Sandbox) =>
  sandbox.patch('/plans/70001', { end: new Date(Date.now() + DAY_MS).toISOString() });

test('lets a customer keep a plan that ends tomorrow', async ({ page, enter, portal }) => {
  const sandbox = await enter({ scenario: 'cancelling-plan', path: '/' });
  await expect(portal.heading('Your plans')).toBeVisible();
  // Twelve days before the end the page only names the day.
  await expect(page.getByText(LOSS)).toHaveCount(0);

  await endsTomorrow(sandbox);
  await page.reload();
  await expect(page.getByText(/^Ends tomorrow, \d{2}\/\d{2}\/\d{4}\s· [A-Z]/)).toBeVisible();
  await expect(page.getByText(LOSS)).toBeVisible();
  await portal.button(textOf('renewal.turnOn')).click();
  await portal.dialog.getByRole('button', { name: textOf('renewal.turnOn') }).click();
  await expect(
    portal.status(
      new RegExp(String.raw`^Renewal is on\. Next payment: \$\d+\.\d{2} on ${FULL_DATE}\.$`),
    ),
  ).toBeVisible();
  await expect(page.getByText(LOSS)).toHaveCount(0);
  expect(await sandbox.bodies('updateSubscribeStatus')).toMatchObject([{ subscribeStatus: 1 }]);
});
