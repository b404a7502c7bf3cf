import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { LoadingBubbles } from '../LoadingBubbles';
import { ScreenSwitch } from './ScreenSwitch';
import { screenStateOf, type ScreenState } from './screenState';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

const retry = () => undefined;

function screenIn(state: ScreenState<string>) {
  return (
    <ScreenSwitch
      state={state}
      loading={<LoadingBubbles label="Loading cameras" />}
      failed={(again) => <button onClick={again}>Try again</button>}
      empty="No cameras yet"
    >
      {(data) => <p>{data}</p>}
    </ScreenSwitch>
  );
}

describe('ScreenSwitch', () => {
  it('shows only the loading view while loading', { tags: ['4.load.01'] }, () => {
    render(screenIn({ status: 'loading' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading cameras');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('No cameras yet')).toBeNull();
  });

  it('renders the content after the skeleton in the background', async () => {
    const shown = document.createElement('div');
    const root = createRoot(shown);
    // Without `act`, which would render everything at once.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const show = (state: ScreenState<string>) =>
      flushSync(() => root.render(<Themed>{screenIn(state)}</Themed>));
    show({ status: 'loading' });
    show({ status: 'loaded', data: 'Front door' });
    expect(shown).toHaveTextContent('Loading cameras');
    await vi.waitFor(() => expect(shown).toHaveTextContent('Front door'));
    show({ status: 'loaded', data: 'Garden' });
    expect(shown).toHaveTextContent('Garden');
    root.unmount();
    vi.unstubAllGlobals();
  });

  it('shows only the content when loaded', { tags: ['4.load.02'] }, () => {
    render(screenIn({ status: 'loaded', data: 'Front door' }));
    expect(screen.getByText('Front door')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it(
    'shows the error view when failed, whose button retries',
    { tags: ['4.load.03'] },
    async () => {
      const again = vi.fn();
      render(screenIn({ status: 'failed', retry: again }));
      expect(screen.queryByRole('status')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(again).toHaveBeenCalledOnce();
    },
  );

  it('shows the empty view when empty', () => {
    render(screenIn({ status: 'empty' }));
    expect(screen.getByText('No cameras yet')).toBeVisible();
  });

  it(
    'shows loading bubbles while content loads and removes them once it is loaded',
    { tags: ['2.screen.56'] },
    () => {
      const { rerender } = render(screenIn({ status: 'loading' }));
      expect(screen.getByText('Loading cameras')).toBeInTheDocument();
      rerender(screenIn({ status: 'loaded', data: 'Front door' }));
      expect(screen.queryByText('Loading cameras')).toBeNull();
    },
  );
});

describe('screenStateOf', () => {
  const error = new Error('offline');

  it('is loaded with cached data after a failed refetch', () => {
    expect(screenStateOf({ data: 'a', error, retry })).toEqual({ status: 'loaded', data: 'a' });
  });

  it('is failed without data after an error', () => {
    expect(screenStateOf({ data: undefined, error, retry })).toEqual({ status: 'failed', retry });
  });

  it.each([undefined, null, false])('is loading with the error %s and no data', (none) => {
    expect(screenStateOf({ data: undefined, error: none, retry })).toEqual({ status: 'loading' });
  });

  it('is empty only if isEmpty returns true for the data', () => {
    const isEmpty = (list: string[]) => list.length === 0;
    const query = { data: [] as string[], error: undefined, retry };
    expect(screenStateOf({ ...query, isEmpty })).toEqual({ status: 'empty' });
    expect(screenStateOf(query)).toEqual({ status: 'loaded', data: [] });
    expect(screenStateOf({ ...query, data: ['a'], isEmpty })).toMatchObject({ status: 'loaded' });
  });
});
