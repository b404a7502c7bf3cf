import { sample } from '../../faults/sampling';
import { expect, test } from '../support/journey';
import { demoPages } from '../support/pages/everyPage';

const pages = sample(demoPages, 9);

test(
  'shows the same page after a reload, on every route',
  { tag: '@engines' },
  async ({ page, enter }) => {
    test.setTimeout(30_000 + pages.length * 15_000);
    const { origin } = await enter('demo');
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of pages) {
      await page.goto(origin + path, { waitUntil: 'commit' });
      await expect(heading, path).toHaveCount(1);
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      const [url, title] = [page.url(), await heading.innerText()];
      await page.reload({ waitUntil: 'commit' });
      await expect(heading, path).toHaveText(title);
      expect(page.url()).toBe(url);
    }
  },
);
