/** Which service answers the calls of which domains. */
import { readFileSync } from 'node:fs';

export type Services = Readonly<Record<string, readonly string[]>>;

const file = new URL('services.json', import.meta.url);

export const readServices = (): Services => JSON.parse(readFileSync(file, 'utf8')) as Services;

export const servicesOf = (domain: string, services: Services): string[] =>
  Object.keys(services).filter((name) => services[name]?.includes(domain));
