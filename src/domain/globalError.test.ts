import { describe, expect, it } from 'vitest';
import { globalErrorType } from './globalError';

describe('an uncaught error', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://a.example/assets/x.js',
    'Importing a module script failed.',
    'error loading dynamically imported module: https://a.example/x.js',
    'Unable to preload CSS for /assets/x.css',
  ])('%s is a chunk, however it came', { tags: ['8.error.67'] }, (message) => {
    expect(globalErrorType('error', { message })).toBe('chunk');
    expect(globalErrorType('unhandledrejection', { message })).toBe('chunk');
  });

  it('of no known kind is unknown', { tags: ['8.error.68'] }, () => {
    const filename = 'https://a.example/assets/index.js';
    expect(globalErrorType('error', { message: 'x is undefined', filename })).toBe('unknown');
    expect(globalErrorType('error', { message: 'Script error.', filename })).toBe('unknown');
  });

  it('in a promise is unhandledrejection', { tags: ['8.error.69'] }, () => {
    expect(globalErrorType('unhandledrejection', { message: 'refused' })).toBe(
      'unhandledrejection',
    );
  });

  it.each(['Script error.', 'Script error'])(
    '“%s” of another origin is ignored',
    { tags: ['8.error.70'] },
    (message) => {
      expect(globalErrorType('error', { message, filename: '' })).toBeNull();
    },
  );
});
