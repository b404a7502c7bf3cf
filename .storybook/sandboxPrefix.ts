/** Path under which the calls of one sandbox are found: `/__sandbox/<id>/api/…`. */
export const SANDBOX_PREFIX = '/__sandbox';
