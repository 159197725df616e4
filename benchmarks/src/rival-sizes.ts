import type { Figure } from './figure.ts';

export type Size = { readonly minified: number; readonly gzip: number };

/** Two figures per rival: minified and gzip. Budgets apply to gzip. */
export function compareSizes(
  label: string,
  ours: Size,
  { rivals, budget }: { rivals: Readonly<Record<string, Size>>; budget?: string },
): Figure[] {
  return Object.entries(rivals).flatMap(([name, size]) =>
    (['minified', 'gzip'] as const).map((unit) => ({
      name: `${label}, ${unit}`,
      ours: ours[unit],
      unit: 'bytes',
      rival: { name, value: size[unit] },
      ...(unit === 'gzip' && budget && { budget }),
    })),
  );
}

export const sumOf = (...sizes: readonly Size[]): Size => ({
  minified: sizes.reduce((sum, { minified }) => sum + minified, 0),
  gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
});
