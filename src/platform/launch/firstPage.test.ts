import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForBackArrow, notePage, refuseBackArrow, useLeadsBackToApp } from './firstPage';

/** Opens a page, shows further pages, and returns those with the back arrow. */
function arrowsAfter(opened: string, ...shown: string[]): string[] {
  askForBackArrow(opened);
  shown.forEach(notePage);
  const pages = [...new Set([opened, ...shown])];
  return pages.filter((page) => renderHook(() => useLeadsBackToApp(page)).result.current);
}

describe('the page with the back arrow to the app', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['the one that was opened', ['/bills', '/bills'], ['/bills']],
    ['the one it redirects to', ['/applePay', '/defaultPackage'], ['/defaultPackage']],
    ['not the second one', ['/', '/', '/bills'], ['/']],
    ['the first one again', ['/', '/', '/bills', '/'], ['/']],
    ['sign-in, where the address needs it', ['/', '/login'], ['/login']],
    ['sign-in, not its countries', ['/', '/login', '/selectCountry'], ['/login']],
    ['the page after sign-in', ['/bills', '/login', '/login/certification', '/'], ['/']],
    [
      'a page whose path only begins like sign-in',
      ['/loginHelp', '/loginHelp', '/'],
      ['/loginHelp'],
    ],
  ] as const)('is %s', { tags: ['2.query.09'] }, (_, [opened, ...shown], arrows) => {
    expect(arrowsAfter(opened, ...shown)).toEqual(arrows);
  });

  it('does not exist unless it was requested', () => {
    notePage('/');
    expect(renderHook(() => useLeadsBackToApp('/')).result.current).toBe(false);
    expect(arrowsAfter('/')).toEqual(['/']);
    refuseBackArrow();
    notePage('/');
    expect(renderHook(() => useLeadsBackToApp('/')).result.current).toBe(false);
  });
});
