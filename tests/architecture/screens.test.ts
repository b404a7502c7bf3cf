import { describe, expect, it } from 'vitest';
import { SCREENS, screenOfPath } from '../../contracts/vocabulary/app/screens';
import { portalRoutes } from '../e2e/support/pages/routes';

describe('the screens that references know', () => {
  it('are all the pages of the portal: a reference from any of them tells which', () => {
    expect(portalRoutes.length).toBeGreaterThan(25);
    for (const { path } of portalRoutes) expect(screenOfPath(path), path).not.toBeNull();
  });

  it('have no number twice, and no pattern that hides another', () => {
    for (const screen of SCREENS) expect(screenOfPath(screen.replace(/\$\w+/g, 'x1'))).toBe(screen);
  });
});
