/** The app's response to a call. `code` is BRIDGE_OK or an error code. */
export interface AnswerMessage {
  readonly id: string;
  readonly code: number;
  readonly desc: string;
  readonly data: unknown;
}

/** An event of the app. The page's response contains its `id`. */
export interface EventMessage {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses JSON; iOS may pass the object itself. */
function parsed(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** A message of the app; null if the value has another shape. */
export function readMessage(raw: unknown): AnswerMessage | EventMessage | null {
  const message = parsed(raw);
  if (!isRecord(message)) return null;
  const { id, event, code, desc, data } = message;
  if (typeof id !== 'string' || id === '') return null;
  if (typeof event === 'string') return { id, event, data };
  if (typeof code !== 'number') return null;
  return { id, code, desc: typeof desc === 'string' ? desc : '', data };
}
