import {
  counted,
  createChecks,
  days,
  type Fields,
  fieldsIn,
  isHashed,
  isMoney,
  onlyOf,
  readFields,
  type ServerStub,
  type StubAnswer,
} from '../../testing/server-stub.ts';

const TOKEN = 'ya29.a-token-of-google';

const failed = (code: number, status: string, message: string): StubAnswer => ({
  status: code,
  body: { error: { code, status, message } },
});

/** oauth2.googleapis.com/token: one of the two grants that servers have. */
function exchange(body: string): StubAnswer {
  const form = new URLSearchParams(body);
  const claim = (form.get('assertion') ?? '').split('.');
  const isSigned =
    form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' && claim.length === 3;
  const isRefreshed =
    form.get('grant_type') === 'refresh_token' &&
    ['client_id', 'client_secret', 'refresh_token'].every((name) => form.get(name));
  if (!isSigned && !isRefreshed) return { status: 400, body: { error: 'invalid_grant' } };
  return { status: 200, body: { access_token: TOKEN, expires_in: 3_599, token_type: 'Bearer' } };
}

/** developers.google.com/data-manager/api: events.ingest, with the limits of Google Ads. */
export const serverStub: ServerStub = {
  hosts: ['datamanager.googleapis.com', 'oauth2.googleapis.com'],
  credential: { client_id: 'client', client_secret: 'secret', refresh_token: 'refresh' },
  answer({ host, path, headers, body, now }) {
    if (host === 'oauth2.googleapis.com') return exchange(body);
    if (headers.authorization !== `Bearer ${TOKEN}`)
      return failed(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials');
    const { destinations, encoding, events } = readFields(body);
    const destination = onlyOf(destinations);
    const event = onlyOf(events);
    const issues = [
      ...(path === '/v1/events:ingest' ? [] : ['path']),
      ...destinationIssues(destination),
      ...eventIssues(event, { now, encoding }),
    ];
    if (issues[0]) return failed(400, 'INVALID_ARGUMENT', issues[0]);
    const money = { value: event.conversionValue, currency: event.currency };
    const taken = counted(destination.productDestinationId, event.transactionId, money);
    return { status: 200, body: { requestId: 'request-1' }, events: [taken] };
  },
};

function destinationIssues(destination: Fields): readonly string[] {
  const checks = createChecks();
  for (const name of ['operatingAccount', 'loginAccount']) {
    const { accountType, accountId } = fieldsIn(destination, name);
    if (name === 'loginAccount' && accountId === undefined) continue;
    checks.that(accountType === 'GOOGLE_ADS' && /^\d{10}$/.test(`${accountId}`), name);
  }
  checks.that(/^\d{1,20}$/.test(`${destination.productDestinationId}`), 'productDestinationId');
  return checks.issues;
}

function eventIssues(
  event: Fields,
  { now, encoding }: { readonly now: number; readonly encoding: unknown },
): readonly string[] {
  const checks = createChecks();
  const clicks = fieldsIn(event, 'adIdentifiers');
  const ids = [fieldsIn(event, 'userData').userIdentifiers ?? []].flat().map(Object) as Fields[];
  const consent = fieldsIn(event, 'consent');
  const age = now - Date.parse(`${event.eventTimestamp}`);
  checks.that(/^[\w-]{1,100}$/.test(`${event.transactionId}`), 'transactionId');
  checks.that(age >= -60_000 && age <= days(90), 'eventTimestamp is older than 90 days');
  checks.that(['WEB', 'OTHER'].includes(`${event.eventSource}`), 'eventSource');
  checks.that(
    ['adUserData', 'adPersonalization'].every((name) => consent[name] === 'CONSENT_GRANTED'),
    'consent',
  );
  checks.that(ids.length === 0 || encoding === 'HEX', 'encoding');
  checks.that(
    ids.every(({ emailAddress, phoneNumber }) => isHashed(emailAddress ?? phoneNumber)),
    'userIdentifiers are not hashed',
  );
  const kinds = ['gclid', 'gbraid', 'wbraid'].filter((name) => clicks[name] !== undefined);
  checks.that(kinds.length <= 1, 'adIdentifiers has several click ids');
  checks.that(kinds.length + ids.length > 0, 'nothing identifies the event');
  checks.that(isMoney({ value: event.conversionValue, currency: event.currency }), 'value');
  return checks.issues;
}
