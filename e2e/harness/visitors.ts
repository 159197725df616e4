import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  declarationVersions,
  defaultConsent,
  writeConsent,
} from '../../packages/consent/src/index.ts';
import { root } from '../../scripts/run.ts';

const folder = join(root, 'apps/es-loans/content/website-cookies');
/** Of what the site declares: a decision on something else would be asked for again. */
const versions = await declarationVersions(
  readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);

/** What a browser keeps of its visitor. */
export type Visitor = { storageState: { cookies: ReturnType<typeof cookie>[]; origins: [] } };

/** What a visitor has decided; nothing that is not said is allowed. */
type Choices = { preferences?: boolean; statistics?: boolean; marketing?: boolean };

const cookie = (name: string, value: string) => ({
  ...{ name, value, domain: '127.0.0.1', path: '/', expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
});

/** Of a decision, as a browser makes one. */
const ID = 'e2eVisitor000000000000';

/** The cookie of a decision that was just made (§4.1), about what es-loans declares. */
export const consentCookie = (choices: Choices) => {
  const decision = { ...defaultConsent, ...choices, givenAt: new Date(), id: ID, versions };
  const [text = ''] = writeConsent(decision, false).split(';');
  return cookie('consent', text.slice('consent='.length));
};

/** The cookie of a visitor whose country is known (design §3.5). */
export const geoCookie = (country: string) => cookie('geo', country);

/** A visitor from Spain who has decided before, so that no dialog stands over the page. */
export const decided = (choices: Choices = {}): Visitor => ({
  storageState: { cookies: [consentCookie(choices), geoCookie('ES')], origins: [] },
});

/** A visitor from Spain who has decided nothing, and whose browser knows where it is. */
export const undecided: Visitor = { storageState: { cookies: [geoCookie('ES')], origins: [] } };

/** A visitor from Spain who has refused everything. */
export const refused = decided();

/** A visitor of whom the browser keeps nothing. */
export const unknown: Visitor = { storageState: { cookies: [], origins: [] } };
