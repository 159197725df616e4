import { MESSAGE_LIMITS } from '@plaza/contract';
import type { InterfaceMessages, TranslateInterface } from '@plaza/i18n';
import { href, pathOf } from '@plaza/routing';
import {
  CheckboxField,
  MessageForm,
  Section,
  SelectField,
  TextArea,
  TextField,
} from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import {
  type ContactField,
  contactFailures,
  contactFields,
  contactForm,
  contactTopics,
} from './contact-fields.ts';

/** The keys of the form's labels, which have no arguments. */
type PlainKey = Extract<keyof InterfaceMessages, `contact-${string}`>;

type ContactFormProps = Pick<ScreenProps, 'app' | 'match'> & { readonly t: TranslateInterface };

/** The message form of the contact page; it posts to `createContact`. */
export function ContactForm({ app, match, t }: ContactFormProps) {
  const { locale } = match;
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    errors: wordsOf(contactFields[name], t),
  });
  return (
    <Section id="contact-form" heading={t('contact-form-heading')}>
      <MessageForm
        action={contactForm.action}
        module={app.pageModule?.('message-form')}
        carried={{ [contactForm.localeField]: locale, [contactForm.elapsedField]: '' }}
        summary={{
          heading: t('contact-faults-heading'),
          titlePrefix: t('contact-faults-title-prefix'),
          errors: wordsOf(contactFailures, t),
        }}
        honeypot={{ name: contactForm.trapField, label: t('contact-trap') }}
        submitLabel={t('contact-send')}
        sent={{
          id: contactForm.sentFragment,
          heading: t('contact-sent-heading'),
          text: t('contact-sent-text'),
        }}
      >
        <TextField
          {...field('name')}
          label={t('contact-name')}
          autoComplete="name"
          maxLength={MESSAGE_LIMITS.name}
          required
        />
        <TextField
          {...field('email')}
          label={t('email')}
          hint={t('contact-email-hint')}
          type="email"
          autoComplete="email"
          maxLength={MESSAGE_LIMITS.email}
          required
        />
        <SelectField
          {...field('topic')}
          label={t('contact-topic')}
          options={Object.entries(contactTopics).map(([value, key]) => ({ value, label: t(key) }))}
        />
        <TextArea
          {...field('message')}
          label={t('contact-message')}
          hint={t('contact-message-hint')}
          maxLength={MESSAGE_LIMITS.message}
          required
        />
        <CheckboxField
          {...field('privacy')}
          label={<PrivacyLabel {...{ app, match, t }} />}
          required
        />
      </MessageForm>
    </Section>
  );
}

function PrivacyLabel({ app, match: { locale }, t }: ContactFormProps) {
  const words = t('contact-privacy-policy');
  if (!pathOf(app.site, 'PrivacyPolicy', locale)) return `${t('contact-privacy')} ${words}`;
  return (
    <>
      {t('contact-privacy')}{' '}
      <a href={href(app.site, { locale, pageType: 'PrivacyPolicy' })}>{words}</a>
    </>
  );
}

/** Translates a table of message keys. */
function wordsOf(keys: Readonly<Record<string, PlainKey>>, t: TranslateInterface) {
  return Object.fromEntries(Object.entries(keys).map(([code, key]) => [code, t(key)]));
}
