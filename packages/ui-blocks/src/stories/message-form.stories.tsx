import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { CheckboxField, SelectField } from '../react/form/choice-fields.tsx';
import { MessageForm } from '../react/form/message-form.tsx';
import { TextArea, TextField } from '../react/form/text-field.tsx';
import { answeredForm } from '../testing/answered-form.ts';
import { examplesOf } from '../testing/examples-of.tsx';
import { messageFormDocs as usage } from './message-form-docs.ts';

/** A story has no fragment, so the confirmation is hidden. */
const STYLES = `
  .story-sent > .pz-form { display: none }
  .story-sent > .pz-form-sent { display: block }
`;

export default {
  title: 'Page/MessageForm',
  parameters: { usage },
  decorators: [
    (Story) => (
      <>
        <style>{STYLES}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta;

const TOPICS = [
  { value: 'question', label: 'Una pregunta' },
  { value: 'complaint', label: 'Una queja' },
];

const form = (
  <MessageForm
    action="#"
    carried={{}}
    summary={{
      heading: 'Revisa lo que has escrito',
      titlePrefix: 'Error: ',
      errors: { away: 'No hemos podido recibir tu mensaje. Prueba dentro de un rato.' },
    }}
    honeypot={{ name: 'website', label: 'No escribas aquí' }}
    submitLabel="Enviar mensaje"
    sent={{
      id: 'enviado',
      heading: 'Hemos recibido tu mensaje',
      text: 'Te respondemos por correo en dos días laborables.',
    }}
  >
    <TextField
      id="form-name"
      name="name"
      label="Nombre"
      errors={{ missing: 'Escribe tu nombre' }}
      maxLength={100}
      autoComplete="name"
      required
    />
    <TextField
      id="form-email"
      name="email"
      label="Correo"
      type="email"
      hint="Solo para responderte"
      errors={{ wrong: 'Escribe el correo completo, como nombre@correo.example' }}
      maxLength={254}
      autoComplete="email"
      required
    />
    <SelectField id="form-topic" name="topic" label="Tema" options={TOPICS} />
    <TextArea id="form-message" name="message" label="Mensaje" maxLength={5000} required />
    <CheckboxField
      id="form-privacy"
      name="privacy"
      label="He leído la política de privacidad"
      errors={{ missing: 'Marca la casilla para poder responderte' }}
      required
    />
  </MessageForm>
);
const blank = renderToStaticMarkup(form);

/** The form as a server returns it. */
const answer = (html: string): StoryObj => ({
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is the form's own
  render: () => <div dangerouslySetInnerHTML={{ __html: html }} />,
});

export const Empty: StoryObj = { render: () => form };
export const Faults: StoryObj = answer(
  answeredForm(blank, {
    errors: { 'form-email': 'wrong', 'form-privacy': 'missing' },
    values: { 'form-name': 'Ana Ruiz', 'form-email': 'ana@correo' },
  }),
);
export const NotSent: StoryObj = answer(answeredForm(blank, { failure: 'away' }));

/** The confirmation at the fragment of a sent form. */
export const Sent: StoryObj = {
  render: () => <div className="story-sent">{form}</div>,
};

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(Empty, Faults, NotSent, Sent),
};
