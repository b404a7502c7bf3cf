import { act, render as renderBare, screen } from '@testing-library/react';
import { Suspense, lazy, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { PageLoading } from './PageLoading';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

describe('PageLoading', () => {
  it(
    'shows the logo while a page loads and disappears once it is loaded',
    { tags: ['2.screen.55'] },
    async () => {
      let arrive: (page: { default: () => ReactNode }) => void = () => undefined;
      const Page = lazy(() => new Promise<{ default: () => ReactNode }>((r) => (arrive = r)));
      const { container } = render(
        <Suspense fallback={<PageLoading label="Loading" />}>
          <Page />
        </Suspense>,
      );
      expect(screen.getByRole('status')).toHaveTextContent('Loading');
      expect(container.querySelector('[data-logo]')).toBeVisible();
      await act(async () => {
        arrive({ default: () => <h1>Your plans</h1> });
        await Promise.resolve();
      });
      expect(screen.getByRole('heading')).toHaveTextContent('Your plans');
      expect(container.querySelector('[data-logo]')).toBeNull();
    },
  );
});
