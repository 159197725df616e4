import { escapeMarkup } from '../charts/escape-markup.ts';
import type { ReportOutcome } from '../conversions/store-report.ts';
import { dashboardDocument } from './dashboard-document.ts';

export interface UploadFacts {
  readonly partners: readonly string[];
  readonly problem?: string;
  /** What the last upload did, or would do. */
  readonly done?: ReportOutcome & { readonly partner: string; readonly isStored: boolean };
}

/** The form that takes a report of a partner. */
export function uploadPage({ partners, problem, done }: UploadFacts): string {
  const options = partners.map((name) => `<option>${escapeMarkup(name)}</option>`);
  return dashboardDocument(
    'Upload a report',
    `<main class="sign-in"><h1>Upload a report</h1>
<p><a href="/dashboard/earnings">What clicks earn</a></p>
${problem ? `<p class="problem" role="alert">${escapeMarkup(problem)}</p>` : ''}
${done ? outcomeOf(done) : ''}
<form method="post" action="/dashboard/conversions" enctype="multipart/form-data">
<label for="partner">Partner</label><select id="partner" name="partner">${options.join('')}</select>
<label for="file">CSV, with the names of parameters as its first line</label>
<input id="file" name="file" type="file" accept=".csv,text/csv" required>
<label><input type="checkbox" name="store" value="1"> Store it; without this it is only checked</label>
<button>Send</button>
</form></main>`,
  );
}

function outcomeOf({ partner, counts, issues, isStored }: NonNullable<UploadFacts['done']>) {
  const listed = issues.slice(0, 50).map((issue) => `<li>${escapeMarkup(issue)}</li>`);
  if (listed.length > 0)
    return `<p class="problem" role="alert">Nothing was stored: ${issues.length} lines are wrong.</p><ol>${listed.join('')}</ol>`;
  const sums = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return `<p role="status">${isStored ? 'Stored' : 'Checked, nothing was stored'} for ${escapeMarkup(partner)}: ${sums.join(', ')}.</p>`;
}
