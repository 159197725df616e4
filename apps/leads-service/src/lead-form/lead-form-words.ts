import type { LeadFailure, LeadFault, LeadFormField } from './lead-form-fields.ts';

interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly faults: Readonly<Partial<Record<LeadFault, string>>>;
}

export interface LeadFormWords {
  readonly title: string;
  readonly sandbox: string;
  readonly fields: Readonly<Record<LeadFormField, FieldWords>>;
  readonly choose: string;
  readonly submit: string;
  readonly faultsHeading: string;
  readonly faultsTitlePrefix: string;
  readonly failures: Readonly<Record<LeadFailure, string>>;
  readonly sentHeading: string;
  readonly sentText: string;
  readonly reference: string;
}

const spanish: LeadFormWords = {
  title: 'Solicitud de contacto',
  sandbox: 'Formulario de pruebas: lo que escribas no llega a ninguna entidad.',
  fields: {
    name: {
      label: 'Nombre y apellidos',
      faults: {
        missing: 'Escribe tu nombre',
        long: 'Escribe un nombre de 100 letras como mucho',
        wrong: 'Escribe el nombre en una línea, sin caracteres especiales',
      },
    },
    email: {
      label: 'Correo',
      faults: {
        missing: 'Escribe tu correo',
        long: 'Escribe un correo de 254 letras como mucho',
        wrong: 'Escribe el correo completo, como nombre@correo.es',
      },
    },
    phone: {
      label: 'Teléfono',
      hint: 'De España, o con el prefijo de su país',
      faults: {
        missing: 'Escribe tu teléfono',
        long: 'Escribe un teléfono de 40 cifras como mucho',
        wrong: 'Escribe un teléfono de nueve cifras, o uno que empiece por + y el prefijo',
      },
    },
    amount: { label: 'Importe', faults: { missing: 'Elige un importe' } },
    termMonths: { label: 'Plazo', faults: { missing: 'Elige un plazo' } },
    privacyAccepted: {
      label: 'Acepto que mis datos se usen para que una entidad conteste a esta solicitud.',
      faults: { missing: 'Acepta el uso de tus datos para que podamos tramitar la solicitud' },
    },
  },
  choose: 'Elige una opción',
  submit: 'Enviar solicitud',
  faultsHeading: 'Revisa la solicitud',
  faultsTitlePrefix: 'Error:',
  failures: {
    sentBefore:
      'Ya recibimos una solicitud de este formulario con otros datos. Para enviar otra, vuelve a abrir la página.',
    tooMany: 'Has enviado varias solicitudes seguidas. Espera un minuto y envíala de nuevo.',
    unavailable: 'No hemos podido recibir la solicitud. Envíala de nuevo dentro de un minuto.',
  },
  sentHeading: 'Hemos recibido tu solicitud',
  sentText:
    'No es un préstamo ni te compromete a nada. Guarda la referencia por si preguntas por ella.',
  reference: 'Referencia',
};

const english: LeadFormWords = {
  title: 'Contact request',
  sandbox: 'Test form: nothing you write reaches a lender.',
  fields: {
    name: {
      label: 'Full name',
      faults: {
        missing: 'Enter your name',
        long: 'Enter a name of at most 100 letters',
        wrong: 'Enter the name on one line, without special characters',
      },
    },
    email: {
      label: 'Email',
      faults: {
        missing: 'Enter your email',
        long: 'Enter an email of at most 254 letters',
        wrong: 'Enter the whole email, like name@mail.com',
      },
    },
    phone: {
      label: 'Phone',
      hint: 'With the code of its country',
      faults: {
        missing: 'Enter your phone number',
        long: 'Enter a phone number of at most 40 digits',
        wrong: 'Enter a phone number that starts with + and the code of its country',
      },
    },
    amount: { label: 'Amount', faults: { missing: 'Choose an amount' } },
    termMonths: { label: 'Term', faults: { missing: 'Choose a term' } },
    privacyAccepted: {
      label: 'I agree that my data is used so that a lender can answer this request.',
      faults: { missing: 'Agree to the use of your data so that we can handle the request' },
    },
  },
  choose: 'Choose an option',
  submit: 'Send request',
  faultsHeading: 'Check the request',
  faultsTitlePrefix: 'Error:',
  failures: {
    sentBefore:
      'A request with other data has come from this form before. To send another, open the page again.',
    tooMany: 'You have sent several requests in a row. Wait a minute and send it again.',
    unavailable: 'The request could not be taken. Send it again in a minute.',
  },
  sentHeading: 'We have your request',
  sentText:
    'It is no loan and commits you to nothing. Keep the reference in case you ask about it.',
  reference: 'Reference',
};

/** What the form says, by locale. Another locale of a language speaks as the language does. */
const wordsByLocale = { 'es-ES': spanish, 'en-US': english } as const satisfies Record<
  string,
  LeadFormWords
>;

export type LeadFormLocale = keyof typeof wordsByLocale;

const locales = Object.keys(wordsByLocale) as LeadFormLocale[];

/** The locale that the form speaks for a visitor of that one; Spanish where it knows no word. */
export function leadFormLocale(locale: string): LeadFormLocale {
  const [language = ''] = locale.split('-');
  return locales.find((known) => known.startsWith(`${language}-`)) ?? 'es-ES';
}

export const leadFormWords = (locale: LeadFormLocale): LeadFormWords => wordsByLocale[locale];
