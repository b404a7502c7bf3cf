/** A plan's description as lines: `#` marks a line break. */
export const descriptionLines = (description: string): string[] =>
  description
    .split('#')
    .map((line) => line.trim())
    .filter((line) => line !== '');
