import { idID } from '@mui/material/locale';
import { useTheme } from '@mui/material/styles';
import 'dayjs/locale/id';
import { render, screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { Providers } from '../app/providers';
import { config } from '../platform/launch/config';
import { stored } from '../platform/storage/storedItems';
import { store } from '../../tests/support/portalStore';
import { loadCurrentLocale } from './LocaleProvider';
import { dateOf } from './formatDate';

/** Renders MUI's text and the locale of Intl. */
function LocaleNames() {
  const close: unknown = useTheme().components?.MuiAlert?.defaultProps?.closeText;
  return <p>{`${useIntl().locale}: ${String(close)}`}</p>;
}

describe('Indonesian', () => {
  it(
    'is in-ID for the portal and id-ID for Intl, MUI and dayjs',
    { tags: ['1.locale.12'] },
    async () => {
      stored.locale.set('in-ID');
      const initial = await loadCurrentLocale();
      expect(initial.locale).toBe('in-ID');
      render(
        <Providers {...{ config, store, initial }}>
          <LocaleNames />
        </Providers>,
      );
      const muiText = idID.components?.MuiAlert?.defaultProps?.closeText;
      expect(muiText).toMatch(/\w/);
      // MUI's texts are loaded when the page is idle.
      const line = await screen.findByText(`id-ID: ${String(muiText)}`, {}, { timeout: 5_000 });
      expect(line).toBeVisible();
      expect(stored.locale.get()).toBe('in-ID');

      expect(document.documentElement.lang).toBe('id-ID');
      expect(dateOf('2026-10-01T00:00:00Z').format('MMMM')).toBe('Oktober');
      document.documentElement.lang = 'en';
      expect(dateOf('2026-10-01T00:00:00Z').format('MMMM')).toBe('October');
    },
  );
});
