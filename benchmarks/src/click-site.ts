import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRoutes, defineSite } from '@plaza/routing';
import { sendTo } from '@plaza/site/api/send-to-service';
import { createClickQueue } from '@plaza/site/clicks/click-queue';
import { createDelivery, startDelivery } from '@plaza/site/clicks/deliver-clicks';
import { clickListener } from '@plaza/site/clicks/handle-click';
import { createOfferIndex } from '@plaza/site/core/clicks/offer-index';

const [folder = '', service = '', secret = ''] = process.argv.slice(2);

/** The part of a site that answers the addresses of offers, as a process that can be killed. */
const site = defineRoutes(
  defineSite({
    ...{ id: 900, url: 'https://olivar.example', displayName: 'Olivar', productType: 1 },
    countries: [{ country: 'ES', pathPrefix: '' }],
  }),
  [{ path: '/', pageType: 'ProductList', locale: 'es-ES' }],
);
const offers = createOfferIndex();
offers.replace('es-ES', [
  { id: 1, slug: 'uno', applyUrl: 'https://uno.example/?click={clickId}', partner: 'uno-es' },
]);
const log = () => {};
const queue = createClickQueue(folder, log);
startDelivery(queue, createDelivery({ websiteId: 900, secret, send: sendTo(service), log }), log);

const server = createServer((request, response) => {
  const listener = clickListener({ app: { site }, offers, add: queue.add }, request);
  if (listener) listener(request, response);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
