import { expect, it } from 'vitest';
import { renderInPortal } from '../../tests/support/renderInPortal';
import { useHeaderMenu } from './useHeaderMenu';

it('returns the same menu when its page renders again, so the header does not', () => {
  const { result, rerender } = renderInPortal(useHeaderMenu);
  const menu = result.current;
  rerender();
  expect(menu?.items).toHaveLength(3);
  expect(result.current).toBe(menu);
});
