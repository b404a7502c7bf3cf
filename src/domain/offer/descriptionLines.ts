/** A plan's description as lines: `#` marks a line break. Spec 3. */
export const descriptionLines = (description: string): string[] =>
  description
    .split('#')
    .map((line) => line.trim())
    .filter((line) => line !== '');
