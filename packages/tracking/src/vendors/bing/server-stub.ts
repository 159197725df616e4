import {
  counted,
  createChecks,
  days,
  fieldsIn,
  isHashed,
  isMoney,
  isRecent,
  onlyOf,
  readFields,
  type ServerStub,
} from '../../testing/server-stub.ts';

const TOKEN = 'a-token-of-microsoft';

const failed = (status: number, code: string, issues: readonly string[] = []) => ({
  status,
  body: {
    eventsReceived: 0,
    error: {
      code,
      details: issues.map((errorMessage) => ({ index: 0, errorMessage, errorCode: 'Invalid' })),
    },
  },
});

/** learn.microsoft.com/advertising, Conversions API guide. */
export const serverStub: ServerStub = {
  hosts: ['capi.uet.microsoft.com'],
  credential: TOKEN,
  answer({ path, headers, body, now }) {
    if (headers.authorization !== `Bearer ${TOKEN}`) return failed(401, 'Unauthorized');
    const event = onlyOf(readFields(body).data);
    const user = fieldsIn(event, 'userData');
    const custom = fieldsIn(event, 'customData');
    const checks = createChecks();
    checks.that(/^\/v1\/\d+\/events$/.test(path), 'path');
    checks.that(event.eventType === 'custom', 'eventType');
    checks.that(/^\w{1,40}$/.test(`${event.eventName}`), 'eventName');
    checks.that(/^[\w-]{1,100}$/.test(`${event.eventId}`), 'eventId');
    checks.that(isRecent(event.eventTime, now, days(7)), 'eventTime is older than 7 days');
    checks.that(URL.canParse(`${event.eventSourceUrl}`), 'eventSourceUrl');
    checks.that(event.adStorageConsent === 'G', 'adStorageConsent');
    for (const name of ['em', 'ph']) checks.that(isHashed(user[name]), `${name} is not hashed`);
    checks.that(/^([0-9a-f-]{32,36}|undefined)$/i.test(`${user.msclkid}`), 'msclkid');
    checks.that(
      ['em', 'ph', 'msclkid'].some((name) => user[name] !== undefined),
      'userData has no identifier',
    );
    checks.that(isMoney(custom), 'value and currency');
    if (checks.issues.length > 0) return failed(400, 'ValidationError', checks.issues);
    const events = [counted(event.eventName, event.eventId, custom)];
    return { status: 200, body: { eventsReceived: 1 }, events };
  },
};
