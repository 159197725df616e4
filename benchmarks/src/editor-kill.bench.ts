import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { freePort, startProcess, waitForAnswer } from '@plaza/testing';
import { sharedPostgres } from '@plaza/testing/postgres';
import { root } from '@plaza/workspace/run';
import {
  editorKillErrors,
  editorKillRounds,
  type KillableEditor,
  openKillableService,
} from 'leads-service/e2e/editor-kill-rounds';
import { type Figure, formatFigures } from './figure.ts';

const rounds = Number(process.argv[2] ?? 200);

/** The built editor in front of the service on PostgreSQL; each kill ends one of the three. */
const openEditor: typeof openKillableService = async (settings) => {
  const database = await sharedPostgres();
  const { databaseUrl = '' } = settings;
  const service = await openKillableService(settings, { DATABASE_URL: databaseUrl });
  const port = await freePort();
  const env = { EDITOR_PORT: `${port}`, LEADS_SERVICE_URL: service.address };
  const address = `http://127.0.0.1:${port}`;
  const start = async () => {
    const running = startProcess({ args: ['dist/main.js'], cwd: join(root, 'apps/editor'), env });
    await waitForAnswer(address, running);
    return running;
  };
  let editor = await start();
  const kills: readonly KillableEditor['killOne'][] = [
    service.killOne,
    async () => {
      await editor.end('SIGKILL');
      editor = await start();
    },
    async () => {
      await database.kill();
      await database.startAgain();
    },
  ];
  return {
    address,
    killOne: () => kills[randomInt(kills.length)]?.() ?? Promise.resolve(),
    async close() {
      await editor.end();
      await service.close();
    },
  };
};

/** What an editor was told in all rounds, and what of it is lost. */
async function countLosses(
  name: string,
  ...of: Parameters<typeof editorKillRounds>
): Promise<Figure[]> {
  const kills = await editorKillRounds(...of);
  const errors = editorKillErrors(kills);
  for (const error of errors) console.log(error);
  const acknowledged = kills.saved.length + kills.published.length;
  return [
    { name: `${of[0]} kills of ${name}, acknowledged`, ours: acknowledged, unit: '' },
    { name: 'lost or half published', ours: errors.length, unit: '', budget: '0' },
  ];
}

const parts = 'the service, the editor or PostgreSQL';
const figures = [
  ...(await countLosses(parts, rounds, openEditor, 'postgres')),
  ...(await countLosses('the service and its own database', rounds, openKillableService, 'pglite')),
];
console.log(formatFigures(figures));
// The PostgreSQL server of the factory ends with this process.
process.exit(figures.some(({ budget, ours }) => budget && ours > 0) ? 1 : 0);
