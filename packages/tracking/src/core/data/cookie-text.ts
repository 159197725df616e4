/** A cookie with `Path=/`. */
export type SiteCookie = {
  readonly name: string;
  /** Without a value the cookie is deleted. */
  readonly value: string | undefined;
  /** Seconds. */
  readonly maxAge: number;
};

/**
 * A cookie with its attributes, for `document.cookie` or `Set-Cookie`.
 *
 * @param isSecure whether the page was loaded over https
 */
export function cookieText({ name, value, maxAge }: SiteCookie, isSecure: boolean): string {
  const [text, seconds] = value === undefined ? ['', 0] : [encodeURIComponent(value), maxAge];
  return `${name}=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
