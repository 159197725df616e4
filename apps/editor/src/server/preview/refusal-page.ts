import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

type Refusal = {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** It passes by itself: the page is loaded again after some seconds. */
  readonly isTemporary?: true;
};

const retry = 'setTimeout(() => location.reload(), 3000)';
const retryHash = createHash('sha256').update(retry).digest('base64');

const refusals = {
  signedOut: {
    status: 401,
    title: 'Sign in to see this preview',
    text: 'Previews are for people who are signed in to the editor, or who have a valid link.',
  },
  ended: {
    status: 401,
    title: 'This link has ended',
    text: 'Links to a preview are valid for a day, or until they are revoked. Ask for a new one.',
  },
  otherLocale: {
    status: 403,
    title: 'This preview is of other languages',
    text: 'You see the pages of the languages that you, or who shared the link, may edit.',
  },
  away: {
    status: 503,
    title: 'The preview does not answer',
    text: 'It may be starting. This page tries again every three seconds.',
    isTemporary: true,
  },
  entered: { status: 200, title: 'Preview', text: 'You are signed in.' },
  absent: {
    status: 404,
    title: 'No such page',
    text: 'The public site has no page at this address.',
  },
  siteAway: {
    status: 503,
    title: 'The public site does not answer',
    text: 'Reload in a moment.',
  },
  unpublished: {
    status: 404,
    title: 'The public site is not known here',
    text: 'An operator names it in SITE_URLS.',
  },
} as const satisfies Record<string, Refusal>;

/** Answers with a page that says why, which the editor can frame; a temporary one loads itself again. */
export function refuse(reply: FastifyReply, kind: keyof typeof refusals, editorUrl: string) {
  const { status, title, text, isTemporary }: Refusal = refusals[kind];
  const link =
    kind === 'signedOut' ? `<p><a href="${editorUrl}/" target="_top">Editor</a></p>` : '';
  const script = isTemporary ? `<script>${retry}</script>` : '';
  const source = isTemporary ? `'sha256-${retryHash}'` : "'none'";
  return reply
    .code(status)
    .header(
      'content-security-policy',
      `default-src 'none'; script-src ${source}; frame-ancestors ${new URL(editorUrl).origin}`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>${link}${script}</html>`,
    );
}
