const password = 'correct horse battery';

/**
 * Accepts the invitation of a link, and signs in.
 *
 * @param at the address of an editor, or of the service behind one at `origin`
 * @returns the cookie of the session
 */
export async function signInByLink(
  link: string,
  { at, origin = at }: { readonly at: string; readonly origin?: string },
): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(at + path, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { origin, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`POST ${path}: ${await response.text()}`);
    return response;
  };
  const [, token] = link.split('#');
  const { email } = await (await post('/editor/invitation', { token, password })).json();
  const { headers } = await post('/editor/auth/sign-in/email', { email, password });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
