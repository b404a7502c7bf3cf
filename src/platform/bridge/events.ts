import { BRIDGE_OK, BridgeCode } from '@homeview/contracts/vocabulary/app/bridgeCode';
import { send } from './calls';
import type { EventMessage } from './message';
import { post } from './transport';

/** May be async; a listener that throws or rejects is reported to the app. */
export type EventListener = (data: unknown) => unknown;

interface Heard {
  readonly listeners: Set<EventListener>;
  /** The app knows that the page wants the event. */
  readonly asked: Promise<unknown>;
}

/** The events the page listens to, by name. */
const heard = new Map<string, Heard>();

/** Listens to an event of the app. Rejects with a BridgeError when the app will not send it. */
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

/** Stops listening; notifies the app after the last listener is removed. */
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
    // The event was the app's wish: without the app nothing waits for the answer.
  }
}

/** Hands an event to its listeners and answers the app. Spec 8. */
export async function deliver({ id, event, data }: EventMessage): Promise<void> {
  const entry = heard.get(event);
  if (!entry) return reply(id, BridgeCode.NoListener, 'Listener callback not found');
  // One listener that throws must not keep the event from the others.
  const outcomes = await Promise.allSettled(
    [...entry.listeners].map(async (listener) => listener(data)),
  );
  const failed = outcomes.some(({ status }) => status === 'rejected');
  if (failed) reply(id, BridgeCode.Failed, 'Listener callback execute error');
  else reply(id, BRIDGE_OK, '');
}
