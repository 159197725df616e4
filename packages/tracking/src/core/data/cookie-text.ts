/** A cookie with `Path=/`. */
export type SiteCookie = {
  readonly name: string;
  /** Without a value the cookie is deleted. */
  readonly value: string | undefined;
  /** Seconds. */
  readonly maxAge: number;
};

export type CookieOptions = {
  /** Whether the page was loaded over https. */
  readonly isSecure: boolean;
};

/** A cookie with its attributes, for `document.cookie` or `Set-Cookie`. */
export function cookieText(
  { name, value, maxAge }: SiteCookie,
  { isSecure }: CookieOptions,
): string {
  const [text, seconds] = value === undefined ? ['', 0] : [encodeURIComponent(value), maxAge];
  return `${name}=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
