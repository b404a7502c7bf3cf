import { idID } from '@mui/material/locale';
import { useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { Providers } from '../app/providers';
import { stored } from '../platform/storedItems';
import { loadCurrentLocale } from './LocaleProvider';

/** What MUI's own parts would say, and the language that Intl formats in. */
function Told() {
  const close: unknown = useTheme().components?.MuiAlert?.defaultProps?.closeText;
  return <p>{`${useIntl().locale}: ${String(close)}`}</p>;
}

describe('Indonesian', () => {
  it('is in-ID for the portal, id-ID for Intl, and the id-ID texts for MUI', async () => {
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
  });
});
