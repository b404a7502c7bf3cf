import { render } from '@testing-library/react';
import * as cctv from 'lucide-react/icons/cctv';
import * as house from 'lucide-react/icons/house';
import { describe, expect, it } from 'vitest';
import lineIcon from './lineIcon';

/** Lucide's modules have it, their types do not. */
const dataOf = (module: object) =>
  (module as { readonly __iconData: Parameters<typeof lineIcon>[0] }).__iconData;

describe('an icon of lucide-react', () => {
  it.each([
    ['cctv', cctv],
    ['house', house],
  ])('%s is drawn as lucide draws it', (_, icon) => {
    const Theirs = icon.default;
    const Ours = lineIcon(dataOf(icon));
    const [theirs, ours] = [Theirs, Ours].map(
      (Icon) => render(<Icon strokeWidth={1.75} />).container.firstElementChild,
    );
    expect(ours?.innerHTML).toBe(theirs?.innerHTML);
    for (const name of ['viewBox', 'fill', 'stroke', 'stroke-width', 'stroke-linecap'])
      expect(ours?.getAttribute(name), name).toBe(theirs?.getAttribute(name));
    expect(ours?.getAttribute('stroke-linejoin')).toBe('round');
  });
});
