/** What a customer whose session has ended reads at sign-in. */
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

test(
  'a session that has ended says so, and what to do, on the sign-in page',
  { tag: '@10.ruling.17' },
  async ({ page, enter, portal }) => {
    await enter({ scenario: 'session-expired', path: '/bills' });
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    await expect(portal.signInButton).toBeVisible();
    await expect(page.getByText(textOf('session_expired'))).toBeVisible();
    await expect(page.getByText(textOf('session_expired_tips'))).toBeVisible();
  },
);
