let draft = '';

/** The e-mail address typed so far, for the way back from the countries. A password is not kept. */
export const emailDraft = {
  get: (): string => draft,
  keep: (email: string): void => {
    draft = email;
  },
};
