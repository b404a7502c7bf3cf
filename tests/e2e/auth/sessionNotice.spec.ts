/** The notice at sign-in after a session has ended. */
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

test(
  'explains on the sign-in page that the session has ended and what to do',
  { tag: '@10.ruling.17' },
  async ({ page, enter, portal }) => {
    await enter({ scenario: 'session-expired', path: '/bills' });
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    await expect(portal.signInButton).toBeVisible();
    await expect(page.getByText(textOf('session_expired'))).toBeVisible();
    await expect(page.getByText(textOf('session_expired_tips'))).toBeVisible();
  },
);
