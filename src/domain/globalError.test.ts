import { describe, expect, it } from 'vitest';
import { globalErrorType } from './globalError';

describe('globalErrorType', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://a.example/assets/x.js',
    'Importing a module script failed.',
    'error loading dynamically imported module: https://a.example/x.js',
    'Unable to preload CSS for /assets/x.css',
  ])('classifies "%s" as chunk, from either event', { tags: ['8.error.67'] }, (message) => {
    expect(globalErrorType('error', { message })).toBe('chunk');
    expect(globalErrorType('unhandledrejection', { message })).toBe('chunk');
  });

  it('classifies any other error as unknown', { tags: ['8.error.68'] }, () => {
    const filename = 'https://a.example/assets/index.js';
    expect(globalErrorType('error', { message: 'x is undefined', filename })).toBe('unknown');
    expect(globalErrorType('error', { message: 'Script error.', filename })).toBe('unknown');
    for (const message of ['A Script error.', 'Script error. Line 1']) {
      expect(globalErrorType('error', { message }), message).toBe('unknown');
    }
  });

  it(
    'classifies any other promise rejection as unhandledrejection',
    { tags: ['8.error.69'] },
    () => {
      expect(globalErrorType('unhandledrejection', { message: 'refused' })).toBe(
        'unhandledrejection',
      );
    },
  );

  it.each(['Script error.', 'Script error'])(
    'ignores “%s” of another origin',
    { tags: ['8.error.70'] },
    (message) => {
      expect(globalErrorType('error', { message, filename: '' })).toBeNull();
      expect(globalErrorType('error', { message })).toBeNull();
    },
  );
});
