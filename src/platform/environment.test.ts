import { expect, it } from 'vitest';
import { readEnvironment } from './environment';

it.each([
  [
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) HomeViewApp/1.13.0',
    true,
    'ios',
  ],
  ['iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) HomeViewApp/1.13.0', true, 'ios'],
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) HomeViewApp/1.13.0', true, 'android'],
  ['a browser on a phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', false, 'ios'],
  ['a browser on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', false, 'other'],
  ['another app', 'Mozilla/5.0 (X11; Linux) NotHomeViewApp 1.0', false, 'other'],
])('%s is told by its identifier [1.view.01] [1.view.02]', (_, userAgent, inApp, os) => {
  expect(readEnvironment(userAgent, 'HomeViewApp')).toEqual({ inApp, os });
});
