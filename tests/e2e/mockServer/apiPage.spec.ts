import { expect, test } from '../support/journey';
import { axeFindings } from '../support/watch/axe';

/** The console is built on its first request. */
test.slow();

test('sends a call of the API to the sandbox that is open in the console, signed in', async ({
  page,
  request,
}) => {
  const made = await request.post('/__mock/sandboxes', { data: { scenario: 'no-houses' } });
  const { sandbox } = (await made.json()) as { sandbox: string };
  await page.goto(`/__mock/#/sandbox/${sandbox}`);
  const [api] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: `Send API calls: sandbox ${sandbox}` }).click(),
  ]);
  // A new window has no address yet.
  await api.waitForURL(/\/__mock\/api/);
  const { origin } = new URL(api.url());
  const elsewhere: string[] = [];
  api.on('request', (sent) => {
    const url = new URL(sent.url());
    if (url.protocol !== 'data:' && url.origin !== origin) elsewhere.push(sent.url());
  });
  await api.reload();
  await api.getByText('List the houses of the account').click();
  const call = api.locator('#operations-house-houseList');
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('"data": []');
  await expect(call.locator('.curl-command')).toContainText(`x-mock-sandbox: ${sandbox}`);
  await expect(call.locator('.curl-command')).toContainText('token: access-1001');
  const journal = await request.get(`/__mock/sandboxes/${sandbox}/requests`);
  expect(await journal.json()).toMatchObject([{ call: 'houseList', code: 200 }]);
  expect(elsewhere).toEqual([]);
});

test('links to the API from the console, for the sandbox of the address', async ({ page }) => {
  await page.goto('/__mock/');
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page.getByText('Sign in', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/: API$/);
  // The other findings of axe are in the markup of Swagger UI.
  expect((await axeFindings(page)).map(([rule]) => rule)).not.toContain('region');
  await page.getByRole('link', { name: 'Support console' }).click();
  await expect(page.getByRole('textbox', { name: 'What the customer sees' })).toBeVisible();
});
