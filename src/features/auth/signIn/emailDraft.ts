let draft = '';

/** Keeps the typed e-mail while the customer selects a country. Passwords are never kept. */
export const emailDraft = {
  get: (): string => draft,
  keep: (email: string): void => {
    draft = email;
  },
};
