import { idID } from '@mui/material/locale';
import { useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { Providers } from '../app/providers';
import { stored } from '../platform/storedItems';
import { loadCurrentLocale } from './LocaleProvider';
import { dateOf } from './formatDate';

/** What MUI's own parts would say, and the language that Intl formats in. */
function Told() {
  const close: unknown = useTheme().components?.MuiAlert?.defaultProps?.closeText;
  return <p>{`${useIntl().locale}: ${String(close)}`}</p>;
}

describe('Indonesian', () => {
  it('is in-ID for the portal, id-ID for Intl, MUI and dayjs [1.locale.12]', async () => {
    // Who is signed in gets all of a language at once.
    stored.token.set('any');
    stored.locale.set('in-ID');
    const initial = await loadCurrentLocale();
    expect(initial.locale).toBe('in-ID');
    expect(initial.bundle.muiLocale).toBe(idID);
    render(
      <Providers initial={initial}>
        <Told />
      </Providers>,
    );
    const muiText = idID.components?.MuiAlert?.defaultProps?.closeText;
    expect(muiText).toMatch(/\w/);
    expect(screen.getByText(`id-ID: ${String(muiText)}`)).toBeDefined();
    expect(stored.locale.get()).toBe('in-ID');

    expect(document.documentElement.lang).toBe('id-ID');
    expect(dateOf('2026-10-01T00:00:00Z').format('MMMM')).toBe('Oktober');
    document.documentElement.lang = 'en';
    expect(dateOf('2026-10-01T00:00:00Z').format('MMMM')).toBe('October');
  });
});
