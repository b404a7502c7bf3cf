import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SegmentedTabs } from './SegmentedTabs';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

function Tabs() {
  const [value, setValue] = useState<'single' | 'unlimited' | 'none'>('single');
  return (
    <SegmentedTabs
      label="How many devices"
      value={value}
      onChange={setValue}
      options={[
        { value: 'single', label: 'Single' },
        { value: 'unlimited', label: 'Unlimited' },
        { value: 'none', label: 'None' },
      ]}
    />
  );
}

it('arrow keys move selection and focus and wrap around; Home and End jump to the ends', async () => {
  render(<Tabs />);
  await userEvent.tab();
  const chosen = () => screen.getByRole('tab', { selected: true });
  expect(chosen()).toHaveFocus();
  const keys = [
    ['{ArrowRight}', 'Unlimited'],
    ['{End}', 'None'],
    ['{ArrowRight}', 'Single'],
    ['{ArrowLeft}', 'None'],
    ['{Home}', 'Single'],
  ] as const;
  for (const [key, name] of keys) {
    await userEvent.keyboard(key);
    expect(chosen()).toHaveTextContent(name);
    expect(chosen()).toHaveFocus();
  }
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
