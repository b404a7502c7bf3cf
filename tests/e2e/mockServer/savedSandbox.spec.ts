import { writeFile } from 'node:fs/promises';
import { expect, test } from '../support/journey';

test('opens a saved sandbox as it was: contents, time, language and page', async ({
  enter,
  page,
  request,
}, testInfo) => {
  const path = '/subscription/70001';
  const sandbox = await enter({ scenario: 'cancelling-plan', path, locale: 'de-DE' });
  await sandbox.patch('/devices/40001', { name: 'Haustür' });
  await sandbox.advance('P3D');
  const [id] = new URL(sandbox.url).hostname.split('.');
  const file = await request.get(`/__mock/sandboxes/${id}/snapshot`);
  const saved = testInfo.outputPath('case.json');
  await writeFile(saved, await file.body());

  const again = await enter({ saved });
  expect(again.origin).not.toBe(sandbox.origin);
  await expect(page).toHaveURL(again.origin + path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByText('Haustür')).toBeVisible();
  const [plan] = await again.plans();
  expect(plan?.end).toBe((await sandbox.plans())[0]?.end);
});
