import { describe, expect, test } from 'vitest';
import { contactMessageRequestSchema, MESSAGE_LIMITS } from './contact-message.ts';

const message = {
  idempotencyKey: '0198c5f2-5b7e-7000-8000-000000000000',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  topic: 'question',
  message: '¿Puedo desistir?',
  locale: 'es-ES',
  privacyAccepted: true,
} as const;

/** Field and code of each issue. */
function issuesOf(changes: object): string[] {
  const { error } = contactMessageRequestSchema.safeParse({ ...message, ...changes });
  return (error?.issues ?? []).map(({ path, code }) => `${path.join('.')} ${code}`);
}

describe('a valid message', () => {
  test.each<[string, object, object?]>([
    ['the least', {}],
    ['the longest', { message: 'x'.repeat(MESSAGE_LIMITS.message) }],
    ['several lines', { message: 'Hola:\n\n\t1. uno' }],
    ['lines as forms send them', { message: 'a\r\nb\rc' }, { message: 'a\nb\nc' }],
    ['blanks around it', { name: ' Ana ', message: '\n a \n' }, { name: 'Ana', message: 'a' }],
    ['a name of several lines', { name: 'Ana\nBcc:\u2028todos' }, { name: 'Ana Bcc: todos' }],
    [
      'direction marks',
      { name: 'a\u202eb', message: 'a\u2066b\u00a0c' },
      { name: 'ab', message: 'ab c' },
    ],
    [
      'an address as it is written',
      { email: ' ana@müller.example' },
      { email: 'ana@xn--mller-kva.example' },
    ],
    ['signs in an address', { email: '50%=a&b@example.com' }],
    ['any script', { name: 'محمد 李 Ñandú', message: '🫒 شكرا' }],
    ['HTML as plain text', { name: '<b>', message: '<script>alert(1)</script>' }],
    ['signs of a machine', { spamSigns: ['honeypot', 'too-fast'] }],
  ])('%s', (_, changes, read = {}) => {
    expect(contactMessageRequestSchema.parse({ ...message, ...changes })).toEqual({
      ...message,
      ...changes,
      ...read,
    });
  });

  test('drops unknown fields', () => {
    expect(contactMessageRequestSchema.parse({ ...message, ip: '192.0.2.1' })).toEqual(message);
  });
});

describe('rejected bodies, by field and code', () => {
  test.each<[object, string]>([
    [{ name: ' ' }, 'name too_small'],
    [{ name: 'x'.repeat(101) }, 'name too_big'],
    [{ name: undefined }, 'name invalid_type'],
    [{ name: 'a\u001b[2Jb' }, 'name invalid_format'],
    [{ email: '' }, 'email invalid_format'],
    [{ email: 'ana' }, 'email invalid_format'],
    [{ email: 'a@x-.com' }, 'email invalid_format'],
    [{ email: 'ana@correo' }, 'email invalid_format'],
    [{ email: 'ana@correo.example\nBcc: a@b.example' }, 'email invalid_format'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email too_big'],
    [{ topic: 'other' }, 'topic invalid_value'],
    [{ message: ' \n ' }, 'message too_small'],
    [{ message: 'x'.repeat(5001) }, 'message too_big'],
    [{ message: 'a\u0000b' }, 'message invalid_format'],
    [{ message: 'a\u009bb' }, 'message invalid_format'],
    [{ locale: 'es' }, 'locale invalid_format'],
    [{ privacyAccepted: false }, 'privacyAccepted invalid_value'],
    [{ privacyAccepted: 'on' }, 'privacyAccepted invalid_value'],
    [{ idempotencyKey: 'short' }, 'idempotencyKey invalid_format'],
    [{ idempotencyKey: 'x'.repeat(65) }, 'idempotencyKey invalid_format'],
    [{ spamSigns: ['slow'] }, 'spamSigns.0 invalid_value'],
  ])('%j', (changes, issue) => {
    expect(issuesOf(changes)).toContain(issue);
  });
});
