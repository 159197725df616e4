import type { ContactMessageRequest } from '@plaza/contract';

/** A message as sent by a site. */
export const contactMessage = {
  idempotencyKey: 'a-key-of-16-or-more',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  topic: 'question',
  message: 'Hola:\n¿puedo desistir?',
  locale: 'es-ES',
  privacyAccepted: true,
} as const satisfies ContactMessageRequest;
