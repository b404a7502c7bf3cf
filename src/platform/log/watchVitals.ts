import { onCLS, onINP, onLCP } from 'web-vitals';
import { isSignedIn } from '../session/session';
import type { Logger } from './logger';

/** Exact enough to compare visits, and too coarse to tell them apart. */
const DIGITS = 3;

/**
 * Logs how fast this visit feels: the largest paint, the slowest reaction and the shifts. They are
 * known when the page is hidden, and belong to the screen where the visit has begun.
 */
export function watchVitals(log: Logger['log'], screen: string): void {
  for (const on of [onLCP, onINP, onCLS]) {
    on(({ name, value, rating }) => {
      // After sign-out nothing may stay on the device, and records do until they are uploaded.
      if (!isSignedIn()) return;
      const message = JSON.stringify({ value: Number(value.toPrecision(DIGITS)), rating });
      log({ module: 'vitals', level: 'info', event: name, message, screen });
    });
  }
}
