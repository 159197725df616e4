/** A browser without JavaScript that keeps cookies by path and follows no redirect. */
export type FlowClient = {
  readonly ask: (target: string, form?: URLSearchParams) => Promise<FlowAnswer>;
  /** What a page of a flow gave it to read its application with. */
  readonly keyOf: (path: string) => { readonly id: string; readonly token: string };
};

export type FlowAnswer = {
  readonly status: number;
  readonly location: string;
  readonly html: string;
  /** A hidden field of its form. */
  readonly carried: (name: string) => string;
};

/** Each client has an address of its own, because a site limits what one may send. */
let clients = 0;
export const newClientAddress = (): string => {
  clients += 1;
  return `198.51.100.${clients}`;
};

/** @param send how requests reach the site */
export function flowClient(
  site: string,
  send: (request: Request) => Promise<Response> = fetch,
): FlowClient {
  const cookies = new Map<string, string>();
  const headers = { 'x-forwarded-for': newClientAddress(), 'sec-fetch-site': 'same-origin' };
  return {
    async ask(target, form) {
      const path = target.replace(/\?.*/, '');
      const request = new Request(new URL(target, site), {
        method: form ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { ...headers, cookie: cookies.get(path) ?? '' },
        ...(form && { body: form }),
      });
      const answer = await send(request);
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = '', place = ''] = cookie.split('; ');
        cookies.set(place.replace('Path=', ''), pair);
      }
      const html = await answer.text();
      return {
        status: answer.status,
        location: answer.headers.get('location') ?? '',
        html,
        carried: (name) =>
          new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '',
      };
    },
    keyOf(path) {
      const [, id = '', token = ''] =
        /^application=([^.]+)\.(.+)$/.exec(cookies.get(path) ?? '') ?? [];
      return { id, token };
    },
  };
}
