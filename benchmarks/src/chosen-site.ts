import { parseArgs } from 'node:util';
import { findSite } from '@plaza/e2e/environment/site-apps';
import { visitorsOf } from '@plaza/e2e/environment/visitors';

const { values } = parseArgs({ options: { site: { type: 'string' } }, strict: false });

/** The measured site: `--site apps/es-loans`, default the repository's first. */
export const chosenSite = await findSite(typeof values.site === 'string' ? values.site : undefined);

export const { refused, undecided } = await visitorsOf(chosenSite);
