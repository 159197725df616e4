import type { ShellFacts } from './shell-facts.ts';

/** Relative path from a file in the given folder to the app's `.plaza/` folder. */
const plazaFolder = (folder: string) => `${'../'.repeat(folder.split('/').length)}.plaza`;

const stylesImport = (folder: string) => `import '${plazaFolder(folder)}/styles.css';`;
const appImport = (folder: string) => `import { app } from '${plazaFolder(folder)}/app.ts';`;

/** Pages whose locale is in their path are prerendered, and no others are rendered. */
const prerendered = `export const dynamic = 'error';
export const dynamicParams = false;`;

/** A page of the site that the build did not prerender is rendered when it is first visited. */
const onDemand = `export const dynamic = 'error';
export const dynamicParams = true;`;

const catchAll = 'app/[locale]/[[...path]]';
const consentDialog = 'app/consent-dialog/[locale]';
const errorPages = 'app/error-pages/[locale]/[problem]';
const siteFiles = 'app/files/[...path]';
const shareImages = 'app/files/share/[...path]';
const sitemaps = 'app/files/sitemaps/[name]';

/** The pages and layouts below `app/`, and the route of generated site files. */
export const pageFiles = (facts: ShellFacts) => ({
  [`${catchAll}/layout.tsx`]: `
${stylesImport(catchAll)}
import { createLayout } from '@plaza/site/app';
${appImport(catchAll)}

export default createLayout(app);
`,
  [`${catchAll}/page.tsx`]: `
import { createPage } from '@plaza/site/app';
${appImport(catchAll)}

${onDemand}
export const revalidate = 300;

const { page, generateMetadata, generateStaticParams } = createPage(app);

export { generateMetadata, generateStaticParams, page as default };
`,
  [`${consentDialog}/layout.tsx`]: `
import { createConsentDialog } from '@plaza/site/app';
${appImport(consentDialog)}

export default createConsentDialog(app).layout;
`,
  [`${consentDialog}/page.tsx`]: `
import { createConsentDialog } from '@plaza/site/app';
${appImport(consentDialog)}

${prerendered}

const { page, metadata, generateStaticParams } = createConsentDialog(app);

export { generateStaticParams, metadata, page as default };
`,
  [`${errorPages}/layout.tsx`]: `
${stylesImport(errorPages)}
import { createErrorPages } from '@plaza/site/app';
${appImport(errorPages)}

export default createErrorPages(app).layout;
`,
  [`${errorPages}/page.tsx`]: `
import { createErrorPages } from '@plaza/site/app';
${appImport(errorPages)}

${prerendered}

const { page, generateMetadata, generateStaticParams } = createErrorPages(app);

export { generateMetadata, generateStaticParams, page as default };
`,
  [`${siteFiles}/route.ts`]: `
import { createSiteFiles } from '@plaza/site/app';
${appImport(siteFiles)}

export const dynamic = 'force-static';
export const dynamicParams = true;
export const revalidate = 300;

export const { GET, generateStaticParams } = createSiteFiles(app);
`,
  [`${shareImages}/route.ts`]: `
import { createShareImages } from '@plaza/site/app';
${appImport(shareImages)}

export const dynamic = 'force-dynamic';

export const GET = createShareImages(app);
`,
  [`${sitemaps}/route.ts`]: `
import { createSitemaps } from '@plaza/site/app';
${appImport(sitemaps)}

export const dynamic = 'force-dynamic';

export const GET = createSitemaps(app);
`,
  'app/global-error.tsx': globalError(facts),
  'app/global-not-found.tsx': `
${stylesImport('app')}
import { createNotFound } from '@plaza/site/app';
${appImport('app')}

const { notFound, generateMetadata } = createNotFound(app);

export { generateMetadata, notFound as default };
`,
});

/** Runs in the browser, so its texts are inlined. */
const globalError = (facts: ShellFacts) => `
'use client';

${stylesImport('app')}
import { createErrorPage } from '@plaza/site/error-page';

export default createErrorPage(${JSON.stringify(facts.errorPages, undefined, 2)});
`;

const posted = (folder: string, factory: string) => `
import { ${factory} } from '@plaza/site/app';
${appImport(folder)}

export const POST = ${factory}(app);
`;

const post = (name: string, factory: string) => ({
  [`app/api/${name}/route.ts`]: posted(`app/api/${name}`, factory),
});

/** The routes below `app/api/`. */
export const apiFiles = {
  ...post('contact', 'createContact'),
  'app/api/answers/route.ts': `
import { createAnswers } from '@plaza/site/app';
${appImport('app/api/answers')}

export const GET = createAnswers(app);
`,
  ...post('csp-reports', 'createCspReports'),
  ...post('renewal', 'createRefreshCookies'),
  ...post('revalidate', 'createRevalidate'),
  ...post('visit', 'createVisit'),
  'app/api/[...path]/route.ts': `
import { createApi } from '@plaza/site/app';
${appImport('app/api/[...path]')}

const forwardToService = createApi(app);

export { forwardToService as GET, forwardToService as POST };
`,
  'app/api/flows/route.ts': `
import { createFlows } from '@plaza/site/app';
${appImport('app/api/flows')}

const answerFlow = createFlows(app);

export { answerFlow as GET, answerFlow as POST };
`,
  'app/api/icons/[prefix]/route.ts': `
import { createIcons } from '@plaza/site/app';

export const GET = createIcons();
`,
  'app/api/livez/route.ts': `
import { createLivez } from '@plaza/site/app';

export const GET = createLivez();
`,
  'app/api/readyz/route.ts': `
import { createReadyz } from '@plaza/site/app';
${appImport('app/api/readyz')}

export const dynamic = 'force-dynamic';
export const GET = createReadyz(app);
`,
};
