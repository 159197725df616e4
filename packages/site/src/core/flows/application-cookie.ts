import { applicationTokenSchema } from '@plaza/contract';

/** What this browser may read an application with. */
export type ApplicationKey = { readonly id: string; readonly token: string };

export const APPLICATION_COOKIE = 'application';

/** As long as an open application is kept. */
export const APPLICATION_MAX_AGE = 30 * 24 * 60 * 60;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The application of the browser that sent a request. */
export function readApplicationCookie(headers: Headers): ApplicationKey | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const value =
    pairs
      .find((pair) => pair.startsWith(`${APPLICATION_COOKIE}=`))
      ?.slice(APPLICATION_COOKIE.length + 1) ?? '';
  const [id = '', token = ''] = value.split('.');
  return uuid.test(id) && applicationTokenSchema.safeParse(token).success
    ? { id, token }
    : undefined;
}

type CookiePlace = {
  /** The page whose requests carry it, and no others. */
  readonly path: string;
  readonly isSecure: boolean;
};

/** The value of `Set-Cookie` that gives a browser an application, or takes it away. */
export function applicationCookie(
  key: ApplicationKey | undefined,
  { path, isSecure }: CookiePlace,
): string {
  const value = key ? `${key.id}.${key.token}` : '';
  const parts = [
    `${APPLICATION_COOKIE}=${value}`,
    `Path=${path}`,
    `Max-Age=${key ? APPLICATION_MAX_AGE : 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}
