import { BRIDGE_OK, BridgeCode } from '@homeview/contracts/vocabulary/app/bridgeCode';
import { send } from './calls';
import type { EventMessage } from './message';
import { post } from './transport';

/** May be async; a listener that throws or rejects is reported to the app. */
export type EventListener = (data: unknown) => unknown;

interface Heard {
  readonly listeners: Set<EventListener>;
  /** Settles once the app has confirmed or rejected the event request. */
  readonly asked: Promise<unknown>;
}

/** The events with listeners, by name. */
const heard = new Map<string, Heard>();

/**
 * Adds a listener for an event of the app. Rejects with a BridgeError if the app rejects the event.
 */
export async function addEventListener(event: string, listener: EventListener): Promise<void> {
  const entry = heard.get(event) ?? {
    listeners: new Set<EventListener>(),
    asked: send('JSBridge.addEventListener', { event }),
  };
  entry.listeners.add(listener);
  heard.set(event, entry);
  try {
    await entry.asked;
  } catch (error) {
    if (heard.get(event) === entry) heard.delete(event);
    throw error;
  }
}

/** Removes a listener; tells the app to stop the event after the last one. */
export async function removeEventListener(event: string, listener: EventListener): Promise<void> {
  const entry = heard.get(event);
  if (!entry?.listeners.delete(listener) || entry.listeners.size > 0) return;
  heard.delete(event);
  await send('JSBridge.removeEventListener', { event });
}

/** Reports the result of an event to the app. */
function reply(id: string, code: number, desc: string): void {
  try {
    post({ id, code, desc });
  } catch {
    // If the app is gone, it does not need the response.
  }
}

/** Passes an event to its listeners and responds to the app. */
export async function deliver({ id, event, data }: EventMessage): Promise<void> {
  const entry = heard.get(event);
  if (!entry) return reply(id, BridgeCode.NoListener, 'Listener callback not found');
  // An exception in one listener must not affect the others.
  const outcomes = await Promise.allSettled(
    [...entry.listeners].map(async (listener) => listener(data)),
  );
  const failed = outcomes.some(({ status }) => status === 'rejected');
  if (failed) reply(id, BridgeCode.Failed, 'Listener callback execute error');
  else reply(id, BRIDGE_OK, '');
}
