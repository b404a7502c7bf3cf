/** The groups of components that are weighed beside MUI's own. */
export const GROUP_NAMES = ['cards', 'feedback', 'inputs', 'lists', 'navigation'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** The design system's, or MUI's as its documentation writes them. */
export type Whose = 'Ours' | 'Plain';
