import { describe, expect, it } from 'vitest';
import { SCREENS, screenOfPath } from '../../contracts/vocabulary/app/screens';
import { portalRoutes } from '../e2e/support/pages/routes';

describe('the screens in references', () => {
  it('includes every page of the portal', () => {
    expect(portalRoutes.length).toBeGreaterThan(25);
    for (const { path } of portalRoutes) expect(screenOfPath(path), path).not.toBeNull();
  });

  it('has no duplicate screen and no pattern that hides another', () => {
    for (const screen of SCREENS) expect(screenOfPath(screen.replace(/\$\w+/g, 'x1'))).toBe(screen);
  });
});
