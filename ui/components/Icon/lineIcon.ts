import { createElement } from 'react';
import type { SVGProps } from 'react';

interface Drawn {
  /** The shapes on a ground of 24 by 24, as `lucide-react` keeps them. */
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/**
 * Stands in for lucide's `createLucideIcon`, whose contexts, class names and sizes `Icon` has no
 * use for: 1.7 kB of every first load.
 */
export default function lineIcon({ node }: Drawn) {
  return function LineIcon(props: SVGProps<SVGSVGElement>) {
    const shapes = node.map(([tag, { key, ...shape }]) => createElement(tag, { key, ...shape }));
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      shapes,
    );
  };
}
