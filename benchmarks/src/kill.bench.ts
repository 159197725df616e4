import { killRounds } from 'leads-service/e2e/kill-rounds';
import { type Figure, formatFigures } from './figure.ts';

const rounds = 50;

/** Kills the service during writes, in two parallel halves, and counts the rows of its databases. */
async function measureKills(): Promise<Figure[]> {
  const halves = await Promise.all([killRounds(rounds / 2), killRounds(rounds / 2)]);
  const sum = (read: (half: (typeof halves)[number]) => number) =>
    halves.reduce((total, half) => total + read(half), 0);
  const count = (name: string, ours: number, budget?: string): Figure => ({
    name: `${rounds} kills in the middle of writes, rows ${name}`,
    ours,
    unit: '',
    ...(budget ? { budget } : {}),
  });
  const figures = [
    count(
      'acknowledged',
      sum(({ acknowledged }) => acknowledged),
    ),
    count(
      'lost',
      sum(({ lost }) => lost.length),
      '0',
    ),
    count(
      'doubled',
      sum(({ duplicated }) => duplicated.length),
      '0',
    ),
    count(
      'never sent',
      sum(({ unknown }) => unknown.length),
      '0',
    ),
  ];
  if (figures.some(({ budget, ours }) => budget && ours > 0)) process.exitCode = 1;
  return figures;
}

if (import.meta.main) console.log(formatFigures(await measureKills()));
