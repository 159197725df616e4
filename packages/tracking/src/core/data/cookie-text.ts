/** A cookie of the whole site. */
export type SiteCookie = {
  readonly name: string;
  /** What it holds; without a value it is deleted. */
  readonly value: string | undefined;
  /** Seconds. */
  readonly maxAge: number;
};

/**
 * A cookie with its attributes, as `document.cookie` and `Set-Cookie` take it.
 *
 * @param isSecure whether the page came by https
 */
export function cookieText({ name, value, maxAge }: SiteCookie, isSecure: boolean): string {
  const [text, seconds] = value === undefined ? ['', 0] : [encodeURIComponent(value), maxAge];
  return `${name}=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
