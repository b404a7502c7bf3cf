import isPropValid from '@emotion/is-prop-valid';
import { describe, expect, it } from 'vitest';
import isAttribute from './isAttribute';

describe('what a styled element passes on', () => {
  it.each(['theme', 'as', 'ownerState'])('is not %s, as Emotion has it', (name) => {
    expect(isAttribute(name)).toBe(false);
    expect(isPropValid(name)).toBe(false);
  });

  it.each(['href', 'aria-label', 'data-size', 'inert', 'onClick', 'enterKeyHint'])(
    'is %s, as Emotion has it',
    (name) => {
      expect(isAttribute(name)).toBe(true);
      expect(isPropValid(name)).toBe(true);
    },
  );
});
