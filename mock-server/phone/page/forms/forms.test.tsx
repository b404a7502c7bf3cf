import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AppTheme } from '@homeview/ui/theme';
import { describe, expect, it, vi } from 'vitest';
import { firstDevice } from '../../devices';
import type { Settings } from '../../settings';
import { SettingsForm } from './SettingsForm';

const START: Settings = {
  device: firstDevice('ios'),
  version: '1.13.0',
  scheme: 'light',
  area: 'over',
  refusal: null,
  url: '/bills',
};

/** Renders the form as the page does; returns the mock that receives its changes. */
function show() {
  const heard = vi.fn<(chosen: Omit<Settings, 'url'>) => void>();
  function Page() {
    const [settings, setSettings] = useState(START);
    const choose = (chosen: Omit<Settings, 'url'>) => {
      heard(chosen);
      setSettings({ ...chosen, url: START.url });
    };
    return <SettingsForm settings={settings} onChange={choose} />;
  }
  render(<Page />, { wrapper: AppTheme });
  return heard;
}

const field = (name: string) => screen.getByLabelText(name);

async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

describe('the settings of the phone', () => {
  it('applies a choice at once, and selects the first device of another system', async () => {
    const heard = show();
    await userEvent.click(field('Android'));
    await vi.waitFor(() =>
      expect(heard.mock.calls).toEqual([
        [expect.objectContaining({ device: firstDevice('android') })],
      ]),
    );
    expect(field('Device')).toHaveValue(firstDevice('android').id);
  });

  it('applies a text on Enter and on blur, each value once', async () => {
    const heard = show();
    await retype('App version', '１.9.2{Enter}');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    await userEvent.tab();
    await retype('App version', '1.9.3');
    await userEvent.tab();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(heard.mock.calls.map(([{ version }]) => version)).toEqual(['1.9.2', '1.9.3']);
  });

  it('shows the error of an invalid text after blur, does not apply it, and does not take the focus back', async () => {
    const heard = show();
    await retype('App version', 'new');
    expect(field('App version')).toBeValid();
    await userEvent.tab();
    await vi.waitFor(() => expect(field('App version')).toBeInvalid());
    expect(field('App version')).toHaveAccessibleDescription('Enter a version such as 1.13.0.');
    expect(field('App version')).not.toHaveFocus();
    await userEvent.selectOptions(field('System bars'), 'Over the page, tinted');
    expect(heard).not.toHaveBeenCalled();
    await retype('App version', '2.0{Enter}');
    await vi.waitFor(() =>
      expect(heard.mock.calls).toEqual([
        [expect.objectContaining({ version: '2.0', area: 'tint' })],
      ]),
    );
    expect(field('App version')).toBeValid();
    await userEvent.type(field('App version'), '.');
    expect(field('App version')).toBeValid();
    await userEvent.tab();
    await vi.waitFor(() => expect(field('App version')).toBeInvalid());
  });
});
