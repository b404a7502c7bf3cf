import { globalErrorType } from '../../domain/globalError';
import type { Logger } from './logger';

const wordsOf = (reason: unknown): string => {
  if (reason instanceof Error) return `${reason.name}: ${reason.message}`;
  if (typeof reason === 'string') return reason;
  try {
    return JSON.stringify(reason) ?? String(reason);
  } catch {
    return String(reason);
  }
};

/**
 * Logs uncaught errors and uploads the buffer when the page is hidden. Returns a function to stop.
 */
export function watchErrors({ log, leave }: Pick<Logger, 'log' | 'leave'>): () => void {
  /** The last logged chunk error; an uncaught import raises a second event for it. */
  let lastChunk = '';

  const onError = ({ message, filename, lineno, colno }: ErrorEvent) => {
    const event = globalErrorType('error', { message, filename });
    if (event === null) return;
    const place = filename === '' ? '' : ` (${filename}:${lineno}:${colno})`;
    log({ module: 'window', level: 'error', event, message: message + place });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const message = wordsOf(reason);
    const event = globalErrorType('unhandledrejection', { message }) ?? 'unhandledrejection';
    if (event === 'chunk' && message === lastChunk) return;
    log({ module: 'window', level: 'error', event, message });
  };
  /**
   * Vite dispatches this event before the import rejects, whether the rejection is caught or not.
   */
  const onChunk = (event: Event) => {
    const message = wordsOf('payload' in event ? event.payload : event.type);
    lastChunk = message;
    log({ module: 'window', level: 'error', event: 'chunk', message });
  };
  const onHide = () => {
    if (document.visibilityState === 'hidden') leave();
  };

  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('vite:preloadError', onChunk);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('vite:preloadError', onChunk);
    document.removeEventListener('visibilitychange', onHide);
  };
}
