import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { Themed } from '../../../../ui/testing/Themed';
import messages from '../../../i18n/locales/en-US.json';
import { LOCALES } from '../../../platform/locale';
import { stored } from '../../../platform/storage/storedItems';
import { LanguageChoice } from './LanguageChoice';

afterEach(() => stored.locale.remove());

it.each(LOCALES)(
  'offers the nine languages other than zh-CN, and shows the current one, while %s is current',
  { tags: ['1.locale.13'] },
  (current) => {
    stored.locale.set(current);
    render(
      <IntlProvider locale="en" messages={messages}>
        <Themed>
          <LanguageChoice />
        </Themed>
      </IntlProvider>,
    );
    const control = screen.getByRole<HTMLSelectElement>('combobox');
    expect(control).toHaveValue(current);
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toHaveLength(9);
    expect(names).not.toContain('简体中文');
    const shown = control.selectedOptions[0]?.textContent;
    if (current === 'zh-CN') expect(shown).toBe('简体中文');
    else expect(names).toContain(shown);
  },
);
