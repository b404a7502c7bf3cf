/** The longest text that is searched, in characters: a long mail. */
export const MAX_QUERY_LENGTH = 5000;

export const TOO_LONG =
  'This text is longer than 5,000 characters. Paste the part that describes the problem.';
