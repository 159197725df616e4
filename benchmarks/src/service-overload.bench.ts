import { freePort } from '@plaza/testing';
import { createDatabaseFactory } from 'leads-service/testing/databases';
import { createFilledDatabase } from 'leads-service/testing/filled-database';
import { fixtureWebsiteId } from 'leads-service/testing/fixture-content';
import { startServiceProcess } from 'leads-service/testing/service-process';
import { type Figure, formatFigures } from './figure.ts';
import { overload, type Work } from './overload.ts';
import { leaveCoreOfServers, onCoreOfServers } from './pinned-server.ts';

const impressions: Work = {
  name: 'impressions',
  path: `/website/${fixtureWebsiteId}/api/impression`,
  method: 'POST',
  connections: 192,
  body: JSON.stringify({
    device: { language: 'es-ES', memory: 8, resolution: '412x915', timezoneOffset: -60 },
    trackingData: { subId: 'search-brand-es' },
    locale: 'es-ES',
    noProducts: true,
  }),
};

/** The service under three times as many impressions as it can store. */
export async function measureServiceOverload(): Promise<Figure[]> {
  const databases = await createDatabaseFactory('pglite');
  const { dataDir } = await createFilledDatabase(databases);
  const port = await freePort();
  const environment = {
    PLAZA_DATA_DIR: dataDir,
    POSTS_PER_MINUTE: '100000000',
    HEALTH_PORT: String(port),
  };
  const service = await startServiceProcess(environment, { wrapper: onCoreOfServers });
  leaveCoreOfServers();
  try {
    const health = `http://127.0.0.1:${port}/livez`;
    return await overload({ address: service.address, health }, impressions);
  } finally {
    await service.end('SIGTERM');
    await databases.dispose();
  }
}

if (import.meta.main) console.log(formatFigures(await measureServiceOverload()));
