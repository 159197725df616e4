type Navigation = {
  /** Status of the response, as written into the page. */
  readonly status: string;
  readonly type: string | undefined;
  /** URL of the page with the link (`document.referrer`); empty without one. */
  readonly from: string;
  readonly to: string;
};

/** A navigation within the site that led to an error page (§4.4). Reported as a warning. */
export class NavigationWarning extends Error {
  override readonly name = 'NavigationWarning';
  readonly level = 'warning';
}

/**
 * The warning to report for the navigation to an error page; undefined if the visitor typed the
 * URL, came from another site, or came back to the page.
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
  const path = `from ${source.pathname} to ${target.pathname}`;
  return new NavigationWarning(`Navigation ${path} ended with status ${status}`);
}
