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

const TOKEN = 'a-token-of-tiktok';

/** Every answer has the status 200 and a code. */
const answered = (code: number, message: string) => ({
  status: 200,
  body: { code, message, request_id: '1', data: {} },
});

/** business-api.tiktok.com, Events API 2.0: web events. */
export const serverStub: ServerStub = {
  hosts: ['business-api.tiktok.com'],
  credential: TOKEN,
  answer({ path, headers, body, now }) {
    if (headers['access-token'] !== TOKEN) return answered(40_105, 'Access token is incorrect');
    const { event_source: source, event_source_id: pixel, data } = readFields(body);
    const event = onlyOf(data);
    const user = fieldsIn(event, 'user');
    const properties = fieldsIn(event, 'properties');
    const checks = createChecks();
    checks.that(path === '/open_api/v1.3/event/track/', 'path');
    checks.that(source === 'web', 'event_source');
    checks.that(/^[A-Z0-9]{8,40}$/.test(`${pixel}`), 'event_source_id');
    checks.that(/^\w{1,40}$/.test(`${event.event}`), 'event');
    checks.that(/^[\w-]{1,100}$/.test(`${event.event_id}`), 'event_id');
    checks.that(isRecent(event.event_time, now, days(7)), 'event_time');
    checks.that(URL.canParse(`${fieldsIn(event, 'page').url}`), 'page.url');
    checks.that(event.limited_data_use === false, 'limited_data_use');
    for (const name of ['email', 'phone', 'external_id'])
      checks.that(isHashed(user[name]), `user.${name} is not hashed`);
    checks.that(
      ['email', 'phone', 'external_id', 'ttclid', 'ttp'].some((name) => user[name] !== undefined),
      'user matches nobody',
    );
    checks.that(isMoney(properties), 'properties.value and currency');
    const [issue] = checks.issues;
    if (issue) return answered(40_002, `Invalid parameter: ${issue}`);
    return { ...answered(0, 'OK'), events: [counted(event.event, event.event_id, properties)] };
  },
};
