/** What a browser keeps of its visitor. */
export type Visitor = { storageState: { cookies: ReturnType<typeof cookie>[]; origins: [] } };

/** What a visitor has decided; nothing that is not said is allowed. */
type Choices = { preferences?: boolean; statistics?: boolean; marketing?: boolean };

const cookie = (name: string, value: string) => ({
  ...{ name, value, domain: '127.0.0.1', path: '/', expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
});

/** The cookie of a decision that was just made (§4.1). */
export const consentCookie = (choices: Choices) => {
  const none = { preferences: false, statistics: false, marketing: false };
  const decision = { necessary: true, ...none, ...choices, givenAt: new Date().toISOString() };
  return cookie('consent', encodeURIComponent(JSON.stringify(decision)));
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
