import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppTheme, Z_INDEX, createAppTheme } from '../../theme';
import { ToastHost } from './ToastHost';
import { ToastQueue } from './ToastQueue';

const texts = (queue: ToastQueue) => queue.getSnapshot().map((toast) => toast.message);
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('ToastQueue', () => {
  it('shows a toast for 2500 ms by default', { tags: ['9.const.05'] }, () => {
    const queue = new ToastQueue();
    queue.show({ message: 'saved' });
    pass(2499);
    expect(texts(queue)).toEqual(['saved']);
    pass(1);
    expect(texts(queue)).toEqual([]);
  });

  it('shows a toast for its durationMs', () => {
    const queue = new ToastQueue();
    queue.show({ message: 'saved', durationMs: 6000 });
    pass(5999);
    expect(texts(queue)).toEqual(['saved']);
    pass(1);
    expect(texts(queue)).toEqual([]);
  });

  it('shows a loading toast after 500 ms', { tags: ['9.const.06'] }, () => {
    const queue = new ToastQueue();
    queue.loading({ message: 'create order' });
    pass(499);
    expect(texts(queue)).toEqual([]);
    pass(1);
    expect(texts(queue)).toEqual(['create order']);
  });

  it('removes a loading toast 4000 ms after it appeared', { tags: ['9.const.07'] }, () => {
    const queue = new ToastQueue();
    queue.loading({ message: 'create order' });
    pass(500 + 3999);
    expect(texts(queue)).toEqual(['create order']);
    pass(1);
    expect(texts(queue)).toEqual([]);
  });

  it('never shows a loading toast for work that is done within the delay', () => {
    const queue = new ToastQueue();
    const work = queue.loading({ message: 'create order' });
    pass(499);
    work.done();
    pass(10_000);
    expect(texts(queue)).toEqual([]);
  });

  it('removes only the loading toast of finished work, immediately', () => {
    const queue = new ToastQueue();
    const work = queue.loading({ message: 'create order' });
    pass(600);
    queue.show({ message: 'other' });
    work.done();
    work.done();
    expect(texts(queue)).toEqual(['other']);
  });

  it('changes nothing if work is done after its loading toast expired', () => {
    const queue = new ToastQueue();
    const work = queue.loading({ message: 'create order' });
    pass(500 + 4000);
    queue.show({ message: 'other' });
    work.done();
    expect(texts(queue)).toEqual(['other']);
  });

  it('counts the duration of each toast separately', () => {
    const queue = new ToastQueue();
    queue.show({ message: 'a' });
    pass(1000);
    queue.show({ message: 'b' });
    pass(1500);
    expect(texts(queue)).toEqual(['b']);
    pass(1000);
    expect(texts(queue)).toEqual([]);
  });

  it('removes a toast early on dismiss', () => {
    const queue = new ToastQueue();
    const id = queue.show({ message: 'a' });
    queue.show({ message: 'b' });
    queue.dismiss(id);
    expect(texts(queue)).toEqual(['b']);
  });
});

describe('ToastHost', () => {
  function host(closeLabel?: string) {
    const queue = new ToastQueue();
    render(
      <AppTheme>
        <ToastHost queue={queue} closeLabel={closeLabel} />
      </AppTheme>,
    );
    return queue;
  }

  it('announces errors as alerts and other toasts as status', () => {
    const queue = host();
    act(() => {
      queue.show({ message: 'saved', tone: 'success' });
      queue.show({ message: 'card declined', tone: 'error' });
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^saved$/);
    expect(screen.getByRole('alert')).toHaveTextContent(/^card declined$/);
  });

  it('announces the note with its message', () => {
    const queue = host();
    act(() => {
      queue.show({ message: 'not saved', note: 'Reference R1-0M1EW-ME92B', tone: 'error' });
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^not saved\s*Reference R1-0M1EW-ME92B$/);
  });

  it('announces a loading toast as status until the work is done', () => {
    const queue = host();
    const work = queue.loading({ message: 'create order' });
    pass(500);
    expect(screen.getByRole('status')).toHaveTextContent(/^create order$/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => {
      work.done();
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('renders the live region before the first toast, and an alert only with an error', () => {
    host();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has a higher z-index than dialogs', { tags: ['9.const.08'] }, () => {
    host();
    const shelf = screen.getByRole('status').parentElement as HTMLElement;
    expect(getComputedStyle(shelf).zIndex).toBe(String(Z_INDEX.snackbar));
    expect(Z_INDEX.snackbar).toBeGreaterThan(Z_INDEX.modal);
    expect(createAppTheme().zIndex.modal).toBe(Z_INDEX.modal);
  });

  it('removes aria-hidden that a dialog sets on it', async () => {
    vi.useRealTimers();
    host();
    const shelf = screen.getByRole('status').parentElement as HTMLElement;
    shelf.setAttribute('aria-hidden', 'true');
    await vi.waitFor(() => expect(shelf).not.toHaveAttribute('aria-hidden'));
  });

  it('has a close button on toasts with closeLabel', () => {
    const queue = host('Close');
    act(() => void queue.show({ message: 'saved' }));
    const close = within(screen.getByRole('status')).getByRole('button', { name: 'Close' });
    act(() => {
      close.click();
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['a pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus is in it', fireEvent.focus, fireEvent.blur],
  ])('keeps a toast while %s, and its whole duration longer', (_, begin, end) => {
    const queue = host();
    act(() => void queue.show({ message: 'saved', tone: 'error' }));
    const toast = screen.getByRole('alert');
    pass(2000);
    begin(toast);
    pass(60_000);
    expect(texts(queue)).toEqual(['saved']);
    end(toast);
    pass(2499);
    expect(texts(queue)).toEqual(['saved']);
    pass(1);
    expect(texts(queue)).toEqual([]);
  });
});
