/** Where a site serves the browser entry and its chunks from, below its `public/` folder. */
export const browserFolder = '_plaza';

/** File names of the browser entry, of the chunk with the preferences dialog and of the inspector, put in by this package's build. */
declare const PLAZA_BROWSER_ENTRY: string | undefined;
declare const PLAZA_CONSENT_CHUNK: string | undefined;
declare const PLAZA_INSPECTOR: string | undefined;

/** The style sheet of what few pages use, put in by this package's build. */
declare const PLAZA_MORE_STYLES: { file: string; classes: readonly string[] } | undefined;

/** Address of the browser entry on every site. */
export const browserEntry = `/${browserFolder}/${
  typeof PLAZA_BROWSER_ENTRY === 'undefined' ? 'entry.js' : PLAZA_BROWSER_ENTRY
}`;

/** Address of the chunk that brings the preferences dialog to life. */
export const consentDialogChunk = `/${browserFolder}/${
  typeof PLAZA_CONSENT_CHUNK === 'undefined' ? 'consent-dialog.js' : PLAZA_CONSENT_CHUNK
}`;

/** Address of the script that shows developers what tracking does. */
export const inspectorScript = `/${browserFolder}/${
  typeof PLAZA_INSPECTOR === 'undefined' ? 'inspector.js' : PLAZA_INSPECTOR
}`;

/** Address of that style sheet, and the classes without which a page needs no rule of it. */
export const moreStyles =
  typeof PLAZA_MORE_STYLES === 'undefined'
    ? undefined
    : { href: `/${browserFolder}/${PLAZA_MORE_STYLES.file}`, classes: PLAZA_MORE_STYLES.classes };
