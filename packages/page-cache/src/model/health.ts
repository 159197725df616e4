/** Paths of the health checks (design §4). */
export const healthPaths = { livez: '/api/livez', readyz: '/api/readyz' } as const;

/** The answer of a process that is alive. */
export const alive = { status: 'alive' } as const;
