import { frameScript } from './frame-script.ts';
import { attributes, Html, html } from './html.ts';
import { leadFormStyle } from './lead-form-style.ts';
import { type LeadFormLocale, leadFormWords } from './lead-form-words.ts';

export interface LeadFormPage {
  readonly locale: LeadFormLocale;
  /** Before the title: something is wrong. */
  readonly isFaulty?: boolean;
  readonly whiteLabel: string | undefined;
  /** Whom the page tells of itself; one that nobody frames tells nobody. */
  readonly parentOrigin: string | undefined;
  /** The lead that the page is the receipt of. */
  readonly lead?: { readonly eventId: string; readonly id: string; readonly amount: number };
  readonly content: Html;
}

/** A page of the form: whole in one answer, since nothing but it may load. */
export function leadFormPage(page: LeadFormPage): string {
  const words = leadFormWords(page.locale);
  const data = attributes({
    'data-white-label': page.whiteLabel,
    'data-parent-origin': page.parentOrigin,
    'data-event-id': page.lead?.eventId,
    'data-lead-id': page.lead?.id,
    'data-amount': page.lead && `${page.lead.amount}`,
  });
  return html`<!doctype html>
<html lang="${page.locale}"${data}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${page.isFaulty && `${words.faultsTitlePrefix} `}${words.title}</title>
<style>${new Html(leadFormStyle)}</style>
</head>
<body>
<main>
<p class="sandbox">${words.sandbox}</p>
${page.content}
</main>
<script>${new Html(frameScript)}</script>
</body>
</html>
`.text;
}
