type Navigation = {
  /** The status that the page says it was answered with. */
  readonly status: string;
  readonly type: string | undefined;
  /** Address of the page with the link, as `document.referrer` says it; empty without one. */
  readonly from: string;
  readonly to: string;
};

/** A navigation within the site that ended on an error page (§4.4). No error, but worth a report. */
export class NavigationWarning extends Error {
  override readonly name = 'NavigationWarning';
  readonly level = 'warning';
}

/**
 * What to report of the navigation that led to an error page: nothing when the visitor typed the
 * address, came from elsewhere, or came back to a page that has been reported.
 */
export function navigationWarning({
  status,
  type,
  from,
  to,
}: Navigation): NavigationWarning | undefined {
  if (type !== 'navigate' || !URL.canParse(from)) return undefined;
  const [source, target] = [new URL(from), new URL(to)];
  if (source.origin !== target.origin) return undefined;
  const way = `from ${source.pathname} to ${target.pathname}`;
  return new NavigationWarning(`Navigation ${way} ended with status ${status}`);
}
