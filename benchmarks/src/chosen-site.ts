import { parseArgs } from 'node:util';
import { findSite } from '../../e2e/environment/site-apps.ts';
import { visitorsOf } from '../../e2e/environment/visitors.ts';

const { values } = parseArgs({ options: { site: { type: 'string' } }, strict: false });

/** The measured site: `--site apps/es-loans`, default the repository's first. */
export const chosenSite = await findSite(typeof values.site === 'string' ? values.site : undefined);

export const { refused, undecided } = await visitorsOf(chosenSite);
