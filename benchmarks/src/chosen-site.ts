import { parseArgs } from 'node:util';
import { findSite } from '../../e2e/environment/site-apps.ts';
import { visitorsOf } from '../../e2e/environment/visitors.ts';

const { values } = parseArgs({ options: { site: { type: 'string' } }, strict: false });

/** The site that is measured: `--site apps/es-loans`, else the first one of the repository. */
export const chosenSite = await findSite(typeof values.site === 'string' ? values.site : undefined);

export const { decided, refused, undecided } = await visitorsOf(chosenSite);
