import { escapeMarkup } from '../charts/escape-markup.ts';

/** A page of the dashboard. */
export const dashboardDocument = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/dashboard/style.css"></head><body>
${body}
</body></html>`;
