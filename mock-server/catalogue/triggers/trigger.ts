/** Where in the portal a call is made, so that its failure can be brought about there. */
export interface Trigger {
  /** A scenario in which the portal makes the call. */
  readonly scenario: string;
  /** Where; the scenario's own path unless set. */
  readonly path?: string;
  /** What has to be done there; null: nothing, opening it is enough. */
  readonly act: string | null;
  /** Ids of the messages that show when the service fails. */
  readonly shows: readonly string[];
  /** The same where no answer comes, if that differs. */
  readonly unreachable?: readonly string[];
  /** The same where the service refuses with code 400, if that differs. */
  readonly refused?: readonly string[];
  /** A refusal with its own words shows those words. */
  readonly saysDesc?: boolean;
}

/** A page that makes the call by itself when it is opened. */
export const page = (scenario: string, path?: string, refused?: readonly string[]): Trigger => ({
  scenario,
  ...(path === undefined ? {} : { path }),
  act: null,
  shows: ['load_error_message', 'error.nothingLost'],
  ...(refused === undefined ? {} : { refused }),
});
