/** Where a site says how it is (design §4). */
export const healthPaths = { livez: '/api/livez', readyz: '/api/readyz' } as const;

/** What a process says that answers at all. */
export const alive = { status: 'alive' } as const;
