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
    summary={{ heading: 'Hay errores', titlePrefix: 'Error: ', faults: { away: 'Prueba luego' } }}
    trap={{ name: 'website', label: 'No escribas aquí' }}
    submitLabel="Enviar"
    sent={{ id: 'enviado', heading: 'Recibido', text: 'Gracias.' }}
  >
    <TextField
      id="c-email"
      name="email"
      label="Correo"
      type="email"
      hint="Para responderte"
      faults={{ missing: 'Escribe tu correo' }}
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
      faults={{ missing: 'Acepta' }}
      required
    />
  </MessageForm>,
);

test('a form is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test('every control has its label, its hint, and its faults by id, hidden', () => {
  expect(html).toContain('<label class="pz-field__label" for="c-email">Correo</label>');
  expect(html).toContain('<p class="pz-field__hint" id="c-email-hint">Para responderte</p>');
  expect(html).toContain('aria-describedby="c-email-hint"');
  expect(html).toContain(
    '<p class="pz-field__fault" id="c-email-missing" data-fault="missing" hidden="">Escribe tu correo</p>',
  );
  expect(html).toContain('<p class="pz-field__fault" id="c-privacy-missing" data-fault="missing"');
});

test('the trap is out of reach of people: unseen, unread, not in the way of the Tab key', () => {
  expect(html).toMatch(
    /<div class="pz-form__trap" aria-hidden="true">.*<input[^>]* tabindex="-1" autoComplete="off" name="website"/i,
  );
});
