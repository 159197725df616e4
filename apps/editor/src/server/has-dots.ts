/** Whether a path has a segment that leads out of it, also as escapes. */
export const hasDots = (url: string) =>
  /(?:^|[/\\])(?:\.|%2e){1,2}(?:$|[/\\?#])|%2f|%5c/i.test(url.split('?')[0] ?? '');
