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

const TOKEN = 'EAAB-a-token-of-meta';

const failed = (status: number, code: number, message: string) => ({
  status,
  body: { error: { message, type: 'OAuthException', code } },
});

/** developers.facebook.com, Conversions API: server events, and which customer data it hashes. */
export const serverStub: ServerStub = {
  hosts: ['graph.facebook.com'],
  credential: TOKEN,
  answer({ path, body, now }) {
    const { data, access_token: token } = readFields(body);
    if (token !== TOKEN) return failed(400, 190, 'Invalid OAuth access token');
    const event = onlyOf(data);
    const user = fieldsIn(event, 'user_data');
    const custom = fieldsIn(event, 'custom_data');
    const checks = createChecks();
    checks.that(/^\/v\d+\.\d\/\d+\/events$/.test(path), 'path');
    checks.that(/^[\w]{1,40}$/.test(`${event.event_name}`), 'event_name');
    checks.that(/^[\w-]{1,100}$/.test(`${event.event_id}`), 'event_id');
    checks.that(isRecent(event.event_time, now, days(7)), 'event_time is older than 7 days');
    checks.that(URL.canParse(`${event.event_source_url}`), 'event_source_url');
    const isWebsite = event.action_source === 'website';
    checks.that(isWebsite || event.action_source === 'system_generated', 'action_source');
    checks.that(!isWebsite || typeof user.client_user_agent === 'string', 'client_user_agent');
    for (const name of ['em', 'ph', 'external_id'])
      checks.that(isHashed(user[name]), `${name} is not hashed`);
    checks.that(/^(fb\.\d\.\d+\..+|undefined)$/.test(`${user.fbc}`), 'fbc');
    checks.that(
      ['em', 'ph', 'fbc', 'fbp', 'external_id'].some((name) => user[name] !== undefined),
      'user_data matches nobody',
    );
    checks.that(isMoney(custom), 'value and currency');
    checks.that(event.event_name !== 'Purchase' || custom.value !== undefined, 'Purchase: value');
    const [issue] = checks.issues;
    if (issue) return failed(400, 100, `Invalid parameter: ${issue}`);
    const events = [counted(event.event_name, event.event_id, custom)];
    return { status: 200, body: { events_received: 1, fbtrace_id: 'A1' }, events };
  },
};
