import type { LeadRequest } from '@plaza/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { frameScript } from './frame-script.ts';
import { type LeadFormProps, takesFocus } from './lead-form.tsx';

export type LeadFormPageProps = Pick<LeadFormProps, 'locale' | 'texts'> & {
  /** Whether the form has errors; the title then begins with them. */
  readonly hasError?: boolean;
  readonly style: string;
  /** The page to notify, if the form is framed. */
  readonly parentOrigin: string | undefined;
  /** The lead of a receipt. */
  readonly lead?: LeadRequest & { readonly id: string };
  readonly children: ReactNode;
};

/** A form page in a single response, because its policy allows no other requests. */
export const leadFormPage = (props: LeadFormPageProps): string =>
  `<!doctype html>${renderToStaticMarkup(<LeadFormPage {...props} />)}`;

function LeadFormPage({ locale, texts, lead, children, ...props }: LeadFormPageProps) {
  const { t } = texts;
  const title = props.hasError ? `${t('contact-faults-title-prefix')} ${t('title')}` : t('title');
  return (
    <html
      lang={locale}
      data-parent-origin={props.parentOrigin}
      data-event-id={lead?.eventId}
      data-lead-id={lead?.id}
      data-amount={lead?.amount}
      data-currency={lead?.currency}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        {/* Both are texts of this app, and the policy names their hashes. */}
        <style dangerouslySetInnerHTML={{ __html: props.style }} />
      </head>
      <body>
        <main>
          <p className="sandbox">{t('sandbox-notice')}</p>
          {children}
        </main>
        <script dangerouslySetInnerHTML={{ __html: frameScript }} />
      </body>
    </html>
  );
}

/** Replaces the form after submission. */
export function Receipt({
  texts: { t },
  values,
  id,
}: Pick<LeadFormProps, 'texts' | 'values'> & { id: string }) {
  return (
    <section className="receipt">
      <h1 {...takesFocus(values)}>{t('sent-heading')}</h1>
      <p>{t('sent-text')}</p>
      <p>
        {t('reference')}: <code>{id}</code>
      </p>
    </section>
  );
}
