import type { Answer } from '../load/client.ts';
import type { Build } from './builds.ts';

const assetLinks = /(?:href|src)="(\/(?:_next\/static|_plaza)\/[^"?]+)"/g;

type Assets = Pick<Build, 'assets'>;

/** Sorts pages by the build whose assets they link. */
export function createBuildCheck(before: Assets, after: Assets) {
  const counts = { before: 0, after: 0, mixed: 0, unknown: 0 };
  const seen = new Set<string>();
  return {
    counts,
    /** Assets that pages linked so far. */
    seen,
    check({ body, status }: Pick<Answer, 'body' | 'status'>) {
      if (status !== 200) return;
      const links = [...body.matchAll(assetLinks)].map(([, link = '']) => link);
      for (const link of links) seen.add(link);
      const isOf = (build: Assets, other: Assets) =>
        links.some((link) => build.assets.has(link) && !other.assets.has(link));
      const [isBefore, isAfter] = [isOf(before, after), isOf(after, before)];
      if (isBefore && isAfter) counts.mixed += 1;
      else if (isBefore) counts.before += 1;
      else if (isAfter) counts.after += 1;
      else counts.unknown += 1;
    },
  };
}
