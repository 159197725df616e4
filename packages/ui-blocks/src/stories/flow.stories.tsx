import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { FlowForm } from '../react/flow/flow-form.tsx';
import {
  FlowAnswers,
  FlowEnd,
  FlowItems,
  FlowStep,
  type FlowStepProps,
  FlowTotal,
} from '../react/flow/flow-parts.tsx';
import { CheckboxField } from '../react/form/choice-fields.tsx';
import { GroupField } from '../react/form/group-fields.tsx';
import { TextArea, TextField } from '../react/form/text-field.tsx';
import { PartnerPage } from '../react/partner/partner-page.tsx';
import { answeredForm } from '../testing/answered-form.ts';
import { filled, show } from '../testing/filled-story.tsx';
import { flowDocs as usage } from './flow-docs.ts';

export default { title: 'Page/Flow', parameters: { usage } } satisfies Meta;

const next = { value: 'continue', label: 'Continuar' };
const later = { value: 'later', label: 'Enviarme un enlace para seguir en otro dispositivo' };

const flow = (first: ReactNode) => (
  <FlowForm
    name="muestra"
    action="#"
    summary={{ heading: 'Revisa tus respuestas', titlePrefix: 'Error: ', errors: {} }}
    honeypot={{ name: 'website', label: 'No escribas aquí' }}
    carried={{}}
    texts={{}}
    facts={{}}
    first={first}
    others={null}
  />
);

const step = (props: Partial<FlowStepProps> & Pick<FlowStepProps, 'heading' | 'children'>) =>
  flow(<FlowStep name="paso" progress="Paso 2 de 11" actions={[next]} {...props} />);

const amounts = step({
  heading: '¿Cuánto necesitas, y para cuánto tiempo?',
  section: 'El préstamo',
  children: (
    <>
      <TextField
        id="flow-amount"
        name="amount"
        label="Importe en euros"
        hint="Por ejemplo, 1.500"
        inputMode="decimal"
        errors={{ issue: 'Importe en euros: escribe un número' }}
      />
      <TextField id="flow-months" name="months" label="Plazo en meses" inputMode="numeric" />
    </>
  ),
});

export const Amounts: StoryObj = { render: () => amounts };

export const Refused = filled(amounts, (html) =>
  answeredForm(html, { errors: { 'flow-amount': 'issue' }, values: { 'flow-amount': 'muchos' } }),
);

export const Choices: StoryObj = {
  render: () =>
    step({
      heading: '¿Qué quieres contratar?',
      text: 'Marca todo lo que te interese.',
      actions: [next, { value: 'skip', label: 'Saltar la pregunta' }],
      children: (
        <>
          <GroupField
            id="flow-goal"
            name="goal"
            type="radio"
            label="Para qué inviertes"
            options={[
              { value: 'growth', label: 'Hacer crecer el ahorro' },
              { value: 'income', label: 'Tener un ingreso regular' },
            ]}
          />
          <GroupField
            id="flow-kinds"
            name="kinds"
            type="checkbox"
            label="Productos"
            options={[
              { value: 'funds', label: 'Fondos' },
              { value: 'shares', label: 'Acciones' },
            ]}
          />
          <TextArea id="flow-more" name="more" label="Algo más (opcional)" maxLength={500} />
        </>
      ),
    }),
};

export const Consents: StoryObj = {
  render: () =>
    step({
      heading: '¿Qué aceptas?',
      text: 'Puedes retirar cada consentimiento en cualquier momento.',
      section: 'Acuerdo y envío',
      children: (
        <>
          <CheckboxField
            id="flow-privacy"
            name="privacy"
            label="He leído la política de privacidad y acepto que se usen mis datos para esta solicitud."
          />
          <CheckboxField
            id="flow-marketing"
            name="marketing"
            label="Acepto recibir ofertas por teléfono y por correo (opcional)."
          />
        </>
      ),
    }),
};

/** A step that repeats, its items and their sum, and the link that has been sent. */
export const Items = filled(
  step({
    heading: '¿Qué deudas tienes?',
    resumeText: 'Si la dirección es correcta, el correo está en camino.',
    actions: [next, { value: 'add', label: 'Añadir otra' }, later],
    children: (
      <>
        <FlowItems label="Deudas" />
        <FlowTotal />
        <TextField id="flow-debt" name="debt" label="Cuánto debes, en euros" inputMode="decimal" />
      </>
    ),
  }),
  (html) => {
    const items =
      '<li><a href="#uno">N.º 1</a></li><li><a href="#dos" aria-current="step">N.º 2</a></li>';
    const total = show(
      show(html, 'data-flow-items=""', items),
      'data-flow-total',
      'Total: 2200,30 €',
    );
    return show(total, 'data-flow-resent=""');
  },
);

export const Answers = filled(
  flow(
    <FlowStep
      name="check"
      heading="Revisa tus respuestas"
      text="Todavía no se ha enviado nada."
      actions={[{ value: 'send', label: 'Enviar' }, later]}
    >
      <FlowAnswers changeLabel="Cambiar" />
    </FlowStep>,
  ),
  (html) =>
    html.replace(/<dl(.*?)>(.*?)<\/dl>/s, (_, attributes: string, row: string) => {
      const rows = [
        ['Importe', '1500,00 €'],
        ['Correo', 'ana.quintanilla.de.la.vega@correo-de-nombre-largo.example'],
      ].map(([term = '', value = '']) =>
        row
          .replace('<dt></dt><dd></dd>', `<dt>${term}</dt><dd>${value}</dd>`)
          .replace('<a ', `<a aria-label="Cambiar: ${term}" `),
      );
      return `<dl${attributes}>${rows.join('')}</dl>`;
    }),
);

export const End = filled(
  <FlowEnd
    name="disqualified"
    isDeclined
    heading="Con estos datos, un préstamo es poco probable"
    text="No es una decisión de ninguna entidad."
    reference="Referencia: 7K3M-9QXR-2D"
    reasonsHeading="Por qué"
    reasons={[{ name: 'arrears', text: 'Has tenido impagos en los últimos 12 meses.' }]}
    nextLabel="Continuar"
    handOverLabel="Seguir en Lumen"
  />,
  (html) => html.replaceAll(' hidden=""', ''),
);

export const InTheNameOfAPartner: StoryObj = {
  render: () => (
    <PartnerPage
      token="lumen"
      data={{ heading: 'Quién usa tus datos', text: 'Lumen Sample Credit responde de ellos.' }}
    >
      {amounts}
    </PartnerPage>
  ),
};
