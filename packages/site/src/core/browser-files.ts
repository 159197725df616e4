/** Where a site serves the browser entry and its chunks from, below its `public/` folder. */
export const browserFolder = '_plaza';

/** File name of the browser entry, put in by this package's build. */
declare const PLAZA_BROWSER_ENTRY: string | undefined;

/** Address of the browser entry on every site. */
export const browserEntry = `/${browserFolder}/${
  typeof PLAZA_BROWSER_ENTRY === 'undefined' ? 'entry.js' : PLAZA_BROWSER_ENTRY
}`;
