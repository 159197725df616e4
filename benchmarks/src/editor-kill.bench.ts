import { editorKillErrors, editorKillRounds } from 'leads-service/e2e/editor-kill-rounds';
import { formatFigures } from './figure.ts';

const rounds = Number(process.argv[2] ?? 200);

/** Kills the service while an editor saves and publishes, and counts what its database has lost. */
const kills = await editorKillRounds(rounds);
const errors = editorKillErrors(kills);
for (const error of errors) console.log(error);
const name = `${rounds} kills during saves and publications`;
console.log(
  formatFigures([
    { name: `${name}, acknowledged`, ours: kills.saved.length + kills.published.length, unit: '' },
    { name: 'lost or half published', ours: errors.length, unit: '', budget: '0' },
  ]),
);
process.exitCode = errors.length > 0 ? 1 : 0;
