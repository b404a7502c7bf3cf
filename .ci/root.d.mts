/** The project's root folder. */
export const root: string;
