/** Whether a value is the path of a page of the same site, and leads nowhere else. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(path);
