/** A place in the portal that makes a call, so that the call's failure can be reproduced. */
export interface Trigger {
  /** A scenario in which the portal makes the call. */
  readonly scenario: string;
  /** The scenario's own path unless set. */
  readonly path?: string;
  /** The action that makes the call; null when opening the page is enough. */
  readonly act: string | null;
  /** Ids of the messages shown when the service fails. */
  readonly shows: readonly string[];
  /** Messages shown when the service refuses with code 400, if they differ. */
  readonly refused?: readonly string[];
  /** The page shows the service's own message of a refusal. */
  readonly saysDesc?: boolean;
  /** After an answer it cannot read, the page looks up what was done, and says that it worked. */
  readonly looksUp?: boolean;
}

/** A page that makes the call when it opens. */
export const page = (scenario: string, path?: string, refused?: readonly string[]): Trigger => ({
  scenario,
  ...(path === undefined ? {} : { path }),
  act: null,
  shows: ['load_error_message', 'error.nothingLost'],
  ...(refused === undefined ? {} : { refused }),
});
