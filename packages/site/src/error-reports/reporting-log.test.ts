import { expect, it } from 'vitest';
import type { LogEntry } from '../core/log.ts';
import { reportErrorsTo } from './report.ts';
import { reportingLog } from './reporting-log.ts';

it('§8 reports logged errors, but no other entries', () => {
  const reported: unknown[] = [];
  const logged: LogEntry[] = [];
  reportErrorsTo((error, { tags, handled }) => reported.push([error, tags, handled]));
  const log = reportingLog((entry) => logged.push(entry));
  const error = new Error('no such block');
  log({ level: 'error', event: 'invalid-content', error });
  log({ level: 'warn', event: 'content', error });
  log({ level: 'error', event: 'page-missing' });
  expect(reported).toEqual([[error, { event: 'invalid-content' }, true]]);
  expect(logged).toHaveLength(3);
});
