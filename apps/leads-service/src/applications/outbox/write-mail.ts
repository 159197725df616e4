import { createMessages, flowMailMessages, interfaceTexts } from '@plaza/i18n';
import type { MailRequest } from './mail-request.ts';

/** An email as it is handed to the mail server. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const readInterface = interfaceTexts();

/** The texts of emails, which are part of the interface texts. */
const messages = createMessages({
  namespace: 'mail',
  messages: flowMailMessages,
  async read(place) {
    const texts = (await readInterface(place)) as Record<string, string>;
    return Object.fromEntries(Object.keys(flowMailMessages).map((key) => [key, texts[key]]));
  },
});

/** Writes an email with a link, in the applicant's language, as plain text and as HTML. */
export async function writeMail({
  website,
  locale,
  kind,
  to,
  link,
}: MailRequest & { readonly link: string }): Promise<Mail> {
  const currency = website.countries.find((each) => each.locale === locale)?.currency.name ?? 'EUR';
  const { t } = await messages({ locale, currency });
  const site = website.displayName;
  const parts = {
    subject: t(`flow-mail-${kind}-subject`, { site }),
    paragraphs: [t('flow-mail-greeting'), t(`flow-mail-${kind}-text`, { site })],
    action: t(`flow-mail-${kind}-action`),
    notes: [t('flow-mail-link-life'), t('flow-mail-ignore', { site })],
    copy: t('flow-mail-copy'),
  };
  const address = website.applications?.sender ?? `no-reply@${new URL(website.url).hostname}`;
  return {
    ...{ from: { name: site, address }, to, subject: parts.subject },
    text: textOf({ ...parts, link, site }),
    html: htmlOf({ ...parts, link, site, locale }),
  };
}

interface Parts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly notes: readonly string[];
  readonly copy: string;
  readonly link: string;
  readonly site: string;
}

const textOf = ({ paragraphs, action, link, notes, site }: Parts) =>
  `${[...paragraphs, `${action}:\n${link}`, ...notes, site].join('\n\n')}\n`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Mail programs know no stylesheets, so the styles are inline. */
function htmlOf({
  locale,
  subject,
  paragraphs,
  action,
  link,
  copy,
  notes,
  site,
}: Parts & { locale: string }) {
  const href = escapeHtml(link);
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;
  const body = [
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    paragraph(
      `<a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#14532d;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(action)}</a>`,
    ),
    paragraph(`${escapeHtml(copy)}<br><a href="${href}" style="word-break:break-all">${href}</a>`),
    ...notes.map((text) => paragraph(escapeHtml(text))),
    paragraph(escapeHtml(site)),
  ].join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
${body}
</div>
</body>
</html>
`;
}
