/** A port from the environment; 0 means any free port. @throws Error when it is not a port. */
export function portOf(variable: string, fallback: number, env = process.env): number {
  const text = env[variable] || String(fallback);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new Error(`${variable} must be a port number, not "${text}".`);
}
