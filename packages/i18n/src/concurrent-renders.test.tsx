import fc from 'fast-check';
import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bundledMessages } from './core/bundled-messages.ts';
import { plain } from './core/locales.test.support.ts';
import { files, messagesOf, poland, spain, type Table } from './core/messages.test.support.ts';
import type { Market, Messages } from './index.ts';

type Gate = () => Promise<unknown>;

type LineProps = {
  readonly messages: Messages<Table>;
  readonly market: Market;
  readonly count: number;
  /** A point where another render can continue. */
  readonly gate: Gate;
};

async function Line({ messages, market, count, gate }: LineProps) {
  await gate();
  const own = await messages(market);
  const edited = own.withOverrides((key) => (count === 5 ? `${key} {amount} {count}` : ''), ignore);
  await gate();
  const { t } = count === 5 ? edited : own;
  return <p lang={own.locale}>{t('payments', { count, amount: 1234.5 })}</p>;
}

const ignore = () => {};
const counts = [1, 2, 5];

function Page(props: Omit<LineProps, 'count'>) {
  return counts.map((count) => (
    <Suspense key={count}>
      <Line {...props} count={count} />
    </Suspense>
  ));
}

async function render(props: Omit<LineProps, 'count'>): Promise<string[]> {
  const stream = await renderToReadableStream(<Page {...props} />);
  const html = await new Response(stream).text();
  return [...plain(html).matchAll(/<p lang="[^"]*">[^<]*/g)].map(([line]) => line).sort();
}

const lines = (locale: string, ...texts: string[]) =>
  texts.map((it) => `<p lang="${locale}">${it}`);

const inSpanish = lines(
  'es-ES',
  '2 pagos de 1234,50 €',
  'payments_other 1234,50 € 5',
  'un pago de 1234,50 €',
);
const inPolish = lines(
  'pl-PL',
  '1 rata po 1234,50 zł',
  '2 raty po 1234,50 zł',
  'payments_many 1234,50 zł 5',
);

describe('concurrent renders of two locales', () => {
  it('keep their own messages and formats in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const gate = () => scheduler.schedule(Promise.resolve());
        const bundled = bundledMessages(files);
        const messages = messagesOf({ read: (place) => gate().then(() => bundled(place)) });
        const pages = [spain, poland, spain, poland].map((market) =>
          render({ messages, market, gate }),
        );
        const rendered = await scheduler.waitFor(Promise.all(pages));
        expect(rendered).toEqual([inSpanish, inPolish, inSpanish, inPolish]);
      }),
      { numRuns: 40 },
    );
  });
});
