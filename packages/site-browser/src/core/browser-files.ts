/** Folder of the browser entry and its chunks, below `public/`. */
export const browserFolder = '_plaza';

/**
 * File names of the browser entry, the dialog's chunk and the inspector, defined by this package's
 * build.
 */
declare const PLAZA_BROWSER_ENTRY: string | undefined;
declare const PLAZA_LARGE_SITE: string | undefined;
declare const PLAZA_CONSENT_CHUNK: string | undefined;
declare const PLAZA_INSPECTOR: string | undefined;

/** File names of the modules of page types, by name, defined by this package's build. */
declare const PLAZA_PAGE_MODULES: Readonly<Record<string, string>> | undefined;

/** The style sheets that only some pages need, defined by this package's build. */
declare const PLAZA_STYLE_SHEETS:
  | readonly { readonly file: string; readonly classes: readonly string[] }[]
  | undefined;

/** URL of the browser entry. */
export const browserEntry = `/${browserFolder}/${
  typeof PLAZA_BROWSER_ENTRY === 'undefined' ? 'entry.js' : PLAZA_BROWSER_ENTRY
}`;

/** URL of the entry of sites with several countries or a search. */
export const largeSiteEntry = `/${browserFolder}/${
  typeof PLAZA_LARGE_SITE === 'undefined' ? 'large-site.js' : PLAZA_LARGE_SITE
}`;

/** URL of the chunk that enhances the preferences dialog. */
export const consentDialogChunk = `/${browserFolder}/${
  typeof PLAZA_CONSENT_CHUNK === 'undefined' ? 'consent-dialog.js' : PLAZA_CONSENT_CHUNK
}`;

/** URL of the module of a page type, `browser/page-modules/{name}.ts`; undefined if there is none. */
export function pageModule(name: string): string | undefined {
  const files = typeof PLAZA_PAGE_MODULES === 'undefined' ? {} : PLAZA_PAGE_MODULES;
  return Object.hasOwn(files, name) ? `/${browserFolder}/${files[name]}` : undefined;
}

/** URL of the script that shows developers what tracking does. */
export const inspectorScript = `/${browserFolder}/${
  typeof PLAZA_INSPECTOR === 'undefined' ? 'inspector.js' : PLAZA_INSPECTOR
}`;

/** URLs of those style sheets, each with its classes: a page without them does not need it. */
export const styleSheets = (
  typeof PLAZA_STYLE_SHEETS === 'undefined' ? [] : PLAZA_STYLE_SHEETS
).map(({ file, classes }) => ({ href: `/${browserFolder}/${file}`, classes }));
