import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { leadFormStyle } from '../page/lead-form-style.ts';
import type { ReceivedMail } from './mailbox.ts';

const ownStyle = `
main { max-width: 44rem; margin: 0 auto; }
.mails { display: grid; gap: 1rem; padding: 0; list-style: none; margin-block: 1rem; }
a { color: var(--accent); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin-block: 1rem; }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 0.375rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin-block: 1rem; overflow-wrap: anywhere; }
dt { color: var(--muted); } dd { margin: 0; }
`;

export const mailboxStyle = `${leadFormStyle}${ownStyle}`;

/** The list of received emails, newest first. */
export const mailboxPage = (mails: readonly ReceivedMail[], smtpPort: number): string =>
  page(
    'Mailbox',
    <>
      <h1>Mailbox</h1>
      <p className="hint">Emails sent to smtp://127.0.0.1:{smtpPort}. None leaves this machine.</p>
      {mails.length === 0 ? <p>There are no emails yet.</p> : null}
      <ol className="mails">
        {mails.map(({ id, subject, to, receivedAt }) => (
          <li key={id}>
            <a href={`/mailbox/${id}`}>{subject || '(no subject)'}</a>
            <div className="hint">
              {to.join(', ')} · <Time at={receivedAt} />
            </div>
          </li>
        ))}
      </ol>
    </>,
  );

/** One email: its text with links to follow, and its HTML in a frame without scripts. */
export const mailPage = ({ subject, from, to, receivedAt, text, html }: ReceivedMail): string =>
  page(
    subject,
    <>
      <p>
        <a href="/mailbox">Mailbox</a>
      </p>
      <h1>{subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>{from}</dd>
        <dt>To</dt>
        <dd>{to.join(', ')}</dd>
        <dt>Received</dt>
        <dd>
          <Time at={receivedAt} />
        </dd>
      </dl>
      <pre>{withLinks(text)}</pre>
      {html === undefined ? null : (
        <iframe
          title="The email as HTML"
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
          srcDoc={withTopLinks(html)}
        />
      )}
    </>,
  );

function page(title: string, children: ReactNode): string {
  const document = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        {/* A text of this app; the policy names its hash. */}
        <style dangerouslySetInnerHTML={{ __html: mailboxStyle }} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

const Time = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()}>{at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>
);

/** Text with its http addresses as links. */
function withLinks(text: string): ReactNode[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Links leave the frame. */
const withTopLinks = (html: string) => html.replace(/<head>/i, '<head><base target="_top">');
