import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppTheme, Z_INDEX } from '../../theme';
import { DialogHost } from './DialogHost';
import { DialogQueue } from './DialogQueue';
import type { DialogOptions } from './dialogOptions';

function show(...all: DialogOptions[]) {
  const queue = new DialogQueue();
  render(
    <AppTheme>
      <button type="button">before</button>
      <DialogHost queue={queue} defaultLabels={{ confirm: 'Ok', cancel: 'Cancel' }} />
    </AppTheme>,
  );
  screen.getByText('before').focus();
  act(() => {
    for (const options of all) void queue.open(options);
  });
  return queue;
}

const dialog = () => screen.getByRole('dialog');
const takesPresses = () => waitFor(() => expect(dialog()).toHaveStyle({ pointerEvents: 'auto' }));
async function press(name: string) {
  await takesPresses();
  await userEvent.click(within(dialog()).getByRole('button', { name }));
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('look of a dialog', () => {
  it.each(['small', 'medium', 'large'] as const)(
    'has the size %s',
    { tags: ['2.modal.01'] },
    (size) => {
      show({ content: 'a', size });
      expect(dialog()).toHaveAttribute('data-size', size);
      expect(dialog()).toHaveStyle({
        maxWidth: { small: 360, medium: 480, large: 720 }[size] + 'px',
      });
    },
  );

  it('has a medium size by default', { tags: ['2.modal.01'] }, () => {
    show({ content: 'a' });
    expect(dialog()).toHaveAttribute('data-size', 'medium');
    expect(dialog()).toHaveStyle({ maxWidth: '480px' });
  });

  it.each([
    ['center', 'center'],
    ['bottom', 'flex-end'],
    ['top', 'flex-start'],
  ] as const)('has the position %s', { tags: ['2.modal.02'] }, (position, alignItems) => {
    show({ content: 'a', position });
    expect(dialog().parentElement).toHaveStyle({ alignItems });
  });

  it('is centered by default', { tags: ['2.modal.02'] }, () => {
    show({ content: 'a' });
    expect(dialog()).toHaveAttribute('data-position', 'center');
    expect(dialog().parentElement).toHaveStyle({ alignItems: 'center' });
  });

  it('is named by its title and described by its content', () => {
    show({ title: 'Turn off renewal?', content: 'Recording stops on 12/24/2026.' });
    expect(dialog()).toHaveAccessibleName('Turn off renewal?');
    expect(dialog()).toHaveAccessibleDescription('Recording stops on 12/24/2026.');
  });

  it('has the z-index 5000', { tags: ['9.const.28'] }, () => {
    show({ content: 'a' });
    expect(Z_INDEX.modal).toBe(5000);
    const root = dialog().closest('.MuiDialog-root') as Element;
    expect(getComputedStyle(root).zIndex).toBe('var(--hv-zIndex-modal)');
    const variables = getComputedStyle(document.documentElement);
    expect(variables.getPropertyValue('--hv-zIndex-modal')).toBe('5000');
  });
});

describe('buttons of a dialog', () => {
  it('label confirm as Ok by default, or with confirmLabel', { tags: ['2.modal.03'] }, async () => {
    show({ content: 'a' }, { content: 'b', confirmLabel: 'Turn off renewal' });
    await press('Ok');
    expect(dialog()).toHaveAccessibleName('b');
    expect(screen.queryByRole('button', { name: 'Ok' })).toBeNull();
    await press('Turn off renewal');
    await gone();
  });

  it(
    'label cancel as Cancel by default, or with cancelLabel',
    { tags: ['2.modal.04'] },
    async () => {
      show({ content: 'a' }, { content: 'b', cancelLabel: 'Keep it' });
      await press('Cancel');
      expect(dialog()).toHaveAccessibleName('b');
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
      await press('Keep it');
      await gone();
    },
  );

  it(
    'include extra actions, which close the dialog',
    { tags: ['2.modal.05', '4.modal.03'] },
    async () => {
      show({ content: 'a', actions: [{ id: 'later', label: 'Later' }] });
      expect(
        within(dialog())
          .getAllByRole('button')
          .map((b) => b.textContent),
      ).toHaveLength(3);
      await press('Later');
      await gone();
    },
  );

  it('omit cancel with hideCancel', () => {
    show({ content: 'a', hideCancel: true });
    expect(within(dialog()).getAllByRole('button')).toHaveLength(1);
  });

  it('give the initial focus to confirm, or to cancel if confirm is destructive', async () => {
    show({ content: 'a' }, { content: 'b', destructive: true, confirmLabel: 'Remove camera' });
    expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus();
    await press('Ok');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });
});

describe('a dialog that loses something', () => {
  const look = (name: string) => screen.getByRole('button', { name }).getAttribute('data-variant');

  it('fills the safe button, and not the harmful one', () => {
    show({ content: 'a', destructive: true, confirmLabel: 'Remove camera' });
    expect([look('Cancel'), look('Remove camera')]).toEqual(['contained', 'outlined']);
  });

  it('does not fill a harmful last action either', () => {
    const remove = { id: 'remove', label: 'Remove camera', destructive: true };
    show({ content: 'a', hideConfirm: true, actions: [remove] });
    expect(look('Remove camera')).toBe('outlined');
  });

  it('fills confirm if nothing is lost', () => {
    show({ content: 'a' });
    expect([look('Cancel'), look('Ok')]).toEqual(['outlined', 'contained']);
  });
});

/** What a double click, a second tap and a held Enter do to a question that opened meanwhile. */
describe('presses in the first 300 ms of a dialog', () => {
  afterEach(() => void vi.useRealTimers());

  const beside = () => dialog().parentElement as HTMLElement;
  const pressAll = () => {
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Remove camera' }));
    fireEvent.mouseDown(beside());
    fireEvent.click(beside());
  };

  it('do nothing, for each dialog of a queue, and leave the focus on the safe button', () => {
    vi.useFakeTimers();
    const question = { destructive: true, confirmLabel: 'Remove camera', maskClosable: true };
    show({ content: 'first', ...question }, { content: 'second', ...question });
    for (const content of ['first', 'second']) {
      pressAll();
      act(() => void vi.advanceTimersByTime(299));
      pressAll();
      expect(dialog()).toHaveAccessibleName(content);
      expect(dialog()).toHaveStyle({ pointerEvents: 'none' });
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      act(() => void vi.advanceTimersByTime(1));
      expect(dialog()).toHaveStyle({ pointerEvents: 'auto' });
      fireEvent.click(within(dialog()).getByRole('button', { name: 'Remove camera' }));
    }
  });

  it('a press beside the dialog never takes the focus from the safe button', async () => {
    show({ content: 'a', destructive: true });
    await takesPresses();
    await userEvent.click(beside());
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('does not hold back Escape', async () => {
    show({ content: 'a' });
    await userEvent.keyboard('{Escape}');
    await gone();
  });
});

describe('interaction with a dialog', () => {
  it(
    'shows only one dialog at a time, and the next one after it',
    { tags: ['2.modal.06', '4.modal.08'] },
    async () => {
      show({ content: 'a' }, { content: 'b' });
      expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
      expect(dialog()).toHaveAccessibleName('a');
      await press('Ok');
      expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
      expect(dialog()).toHaveAccessibleName('b');
    },
  );

  it(
    'closes the dialog by a click on the backdrop only with maskClosable',
    { tags: ['4.modal.06', '4.modal.07'] },
    async () => {
      show({ content: 'a' }, { content: 'b', maskClosable: true });
      const beside = () => dialog().parentElement as HTMLElement;
      await takesPresses();
      await userEvent.click(beside());
      expect(dialog()).toHaveAccessibleName('a');
      await press('Ok');
      await takesPresses();
      await userEvent.click(beside());
      await gone();
    },
  );

  it('restores the focus when the dialog closes', async () => {
    show({ content: 'a' });
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(screen.getByText('before')).toHaveFocus();
  });

  it('announces a busy confirm button, which keeps its name', async () => {
    const queue = show({ content: 'a', onConfirm: () => new Promise<boolean>(() => undefined) });
    await press('Ok');
    expect(screen.getByRole('button', { name: 'Ok' })).toHaveAttribute('aria-busy', 'true');
    act(() => {
      queue.closeAll();
    });
    await gone();
  });

  it('restores the focus of before the first dialog after a queue of dialogs', async () => {
    show({ content: 'a' }, { content: 'b', destructive: true }, { content: 'c' });
    await press('Ok');
    await press('Cancel');
    await press('Ok');
    await gone();
    expect(screen.getByText('before')).toHaveFocus();
  });

  it('cycles the focus inside the dialog by Tab', async () => {
    show({ content: 'a', actions: [{ id: 'later', label: 'Later' }] });
    const visited: (string | null)[] = [];
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      expect(dialog().parentElement).toContainElement(document.activeElement as HTMLElement);
      visited.push(document.activeElement?.textContent ?? null);
    }
    expect(visited).toEqual(expect.arrayContaining(['CancelCancel', 'LaterLater', 'OkOk']));
  });

  it('announces a busy action on its button and ignores the other buttons meanwhile', async () => {
    let finish: (answer: boolean) => void = () => undefined;
    const onSelect = () => new Promise<boolean>((resolve) => (finish = resolve));
    show({ content: 'a', actions: [{ id: 'later', label: 'Later', onSelect }] });
    await press('Later');
    expect(screen.getByRole('button', { name: 'Later' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Ok' })).toHaveAttribute('aria-busy', 'false');
    await press('Cancel');
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toHaveAccessibleName('a');
    await act(async () => {
      finish(false);
      await Promise.resolve();
    });
    await press('Cancel');
    await gone();
  });

  it('renders only the shown dialog, even with 1,000 in the queue', () => {
    const queue = show({ content: 'first' });
    let drawn = 0;
    const Waiting = () => {
      drawn += 1;
      return 'waiting';
    };
    act(() => {
      for (let i = 0; i < 1000; i += 1) void queue.open({ content: <Waiting /> });
    });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    expect(dialog()).toHaveAccessibleName('first');
    expect(drawn).toBe(0);
    act(() => {
      queue.closeAll();
    });
  });
});
