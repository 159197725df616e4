import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckboxField, SelectField } from './choice-fields.tsx';
import { MessageForm } from './message-form.tsx';
import { TextArea, TextField } from './text-field.tsx';

const html = renderToStaticMarkup(
  <MessageForm
    action="/api/contact"
    carried={{ path: '/contactanos/' }}
    summary={{ heading: 'Hay errores', titlePrefix: 'Error: ', errors: { away: 'Prueba luego' } }}
    honeypot={{ name: 'website', label: 'No escribas aquí' }}
    submitLabel="Enviar"
    sent={{ id: 'enviado', heading: 'Recibido', text: 'Gracias.' }}
  >
    <TextField
      id="c-email"
      name="email"
      label="Correo"
      type="email"
      hint="Para responderte"
      errors={{ missing: 'Escribe tu correo' }}
      maxLength={254}
      autoComplete="email"
      required
    />
    <SelectField
      id="c-topic"
      name="topic"
      label="Tema"
      options={[{ value: 'question', label: 'Pregunta' }]}
    />
    <TextArea id="c-message" name="message" label="Mensaje" maxLength={5000} required />
    <CheckboxField
      id="c-privacy"
      name="privacy"
      label="Acepto"
      errors={{ missing: 'Acepta' }}
      required
    />
  </MessageForm>,
);

test('a form is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test('every control has its label, its hint, and its errors by id, hidden', () => {
  expect(html).toContain('<label class="pz-field__label" for="c-email">Correo</label>');
  expect(html).toContain('<p class="pz-field__hint" id="c-email-hint">Para responderte</p>');
  expect(html).toContain('aria-describedby="c-email-hint"');
  expect(html).toContain(
    '<p class="pz-field__error" id="c-email-missing" data-error="missing" hidden="">Escribe tu correo</p>',
  );
  expect(html).toContain('<p class="pz-field__error" id="c-privacy-missing" data-error="missing"');
});

test('the honeypot is hidden from people: not visible, not read out, not a tab stop', () => {
  expect(html).toMatch(
    /<div class="pz-visually-hidden" aria-hidden="true">.*<input[^>]* tabindex="-1" autoComplete="off" name="website"/i,
  );
});
