import { scrubText } from './scrub-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that are kept unchanged: versions and times, never personal data. */
const plainFields = [
  'event_id',
  'timestamp',
  'platform',
  'level',
  'environment',
  'release',
  'dist',
  'sdk',
] as const;

const frameFields = ['function', 'module', 'lineno', 'colno', 'in_app'] as const;
const plainContexts = ['runtime', 'trace'] as const;

/**
 * Reduces an event of Sentry to fields without personal data (§8): no user, cookies, headers,
 * query, body, local variables or breadcrumbs, and every text scrubbed. Unknown fields are dropped,
 * so that a new field of an SDK leaks nothing.
 *
 * @param event the argument of `beforeSend`; any value is accepted
 * @returns a new object
 */
export function scrubReport(event: unknown): Record<string, unknown> {
  const fields = fieldsOf(event);
  return present({
    ...pick(fields, plainFields),
    message: textOf(fields.message ?? fieldsOf(fields.logentry).formatted),
    transaction: textOf(fields.transaction),
    exception: exceptionsOf(fields.exception),
    request: requestOf(fields.request),
    contexts: filled(pick(fieldsOf(fields.contexts), plainContexts)),
    tags: tagsOf(fields.tags),
  });
}

function exceptionsOf(exception: unknown): unknown {
  const { values } = fieldsOf(exception);
  if (!Array.isArray(values)) return undefined;
  return { values: values.map((value) => exceptionOf(fieldsOf(value))) };
}

function exceptionOf({ type, value, mechanism, stacktrace }: Fields): unknown {
  const { frames } = fieldsOf(stacktrace);
  return present({
    type: textOf(type),
    value: textOf(value),
    mechanism: filled(pick(fieldsOf(mechanism), ['type', 'handled', 'synthetic'])),
    stacktrace: Array.isArray(frames) ? { frames: frames.map(frameOf) } : undefined,
  });
}

function frameOf(frame: unknown): unknown {
  const fields = fieldsOf(frame);
  return present({
    ...pick(fields, frameFields),
    filename: addressOf(fields.filename),
    abs_path: addressOf(fields.abs_path),
  });
}

function requestOf(request: unknown): unknown {
  const { method, url } = fieldsOf(request);
  return filled(present({ method: textOf(method), url: addressOf(url) }));
}

function tagsOf(tags: unknown): unknown {
  const texts = Object.entries(fieldsOf(tags)).map(([name, value]) => [name, textOf(value)]);
  return filled(present(Object.fromEntries(texts)));
}

/** A URL or path without its query and fragment. */
function addressOf(address: unknown): string | undefined {
  return typeof address === 'string' ? scrubText(address.split(/[?#]/, 1)[0] ?? '') : undefined;
}

function textOf(text: unknown): string | undefined {
  return typeof text === 'string' || typeof text === 'number' ? scrubText(`${text}`) : undefined;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return present(Object.fromEntries(names.map((name) => [name, fields[name]])));
}

function present(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function filled(fields: Fields): Fields | undefined {
  return Object.keys(fields).length > 0 ? fields : undefined;
}
