/** A host lets browsers keep the answers of the service: none is ever shown from that cache. */
import { startCachingProxy } from '../support/cachingProxy';
import { expect, test } from '../support/journey';
import { NEIGHBOUR, addNeighbour } from '../support/neighbour';

test(
  'shows the next customer of a browser nothing of the previous one, although the host lets browsers keep answers',
  { tag: ['@2.menu.04'] },
  async ({ page, request, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    const proxy = await startCachingProxy(sandbox.origin);
    await addNeighbour(request, sandbox);
    await page.goto(proxy.through(sandbox.url));
    await expect(portal.button('Lakeside 12')).toBeVisible();
    await portal.button('Menu').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(portal.signInButton).toBeVisible();

    await page.goto(proxy.through(sandbox.origin + NEIGHBOUR));
    await expect(portal.button('Harbour 7')).toBeVisible();
    await expect(page.getByText('Lakeside 12')).toHaveCount(0);
    proxy.close();
  },
);

test('says that renewal is off after it was turned off, also after a reload, although the host lets browsers keep answers', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox({ scenario: 'demo', path: '/subscription/70001' });
  const proxy = await startCachingProxy(sandbox.origin);
  await page.goto(proxy.through(sandbox.url));
  await portal.button('Turn off renewal').click();
  await portal.dialog.getByRole('button', { name: 'Turn off renewal' }).click();
  await expect(portal.button('Turn on renewal')).toBeVisible();
  await page.reload();
  await expect(portal.button('Turn on renewal')).toBeVisible();
  await expect(portal.button('Turn off renewal')).toHaveCount(0);
  proxy.close();
});
