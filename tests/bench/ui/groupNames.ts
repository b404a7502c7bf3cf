/** The groups of components that are compared with MUI's own. */
export const GROUP_NAMES = ['cards', 'feedback', 'inputs', 'lists', 'navigation'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** The design system's components, or MUI's as its documentation uses them. */
export type Whose = 'Ours' | 'Plain';
