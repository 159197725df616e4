export type Labels = Readonly<Record<string, string | number>>;

/** The children of a metric: one for each combination of label values. */
export type Series<Child> = {
  /** The same child for the same values; it is made when they first occur. */
  of(labels: Labels): Child;
  /** Every child with its labels, in the order of their first occurrence. */
  all(): readonly (readonly [labels: Labels, child: Child])[];
};

type Level<Child> = Map<string | number, Level<Child> | Child>;

/**
 * Finds children by their values, level by level. `prom-client` joins the labels to one text for
 * each value that it takes.
 */
export function createSeries<Child extends object>(
  names: readonly string[],
  create: () => Child,
): Series<Child> {
  const root: Level<Child> = new Map();
  const children = new Map<string, readonly [Labels, Child]>();
  const path = names.slice(0, -1);
  const last = names.at(-1);
  const add = (labels: Labels): Child => {
    // 200 and '200' are the same value to Prometheus.
    const texts = names.map((name) => String(labels[name]));
    const key = JSON.stringify(texts);
    const known = children.get(key);
    if (known) return known[1];
    const child = create();
    children.set(key, [
      Object.fromEntries(names.map((name, at) => [name, texts[at] ?? ''])),
      child,
    ]);
    return child;
  };
  const all = () => [...children.values()];
  if (last === undefined) {
    const only = add({});
    return { of: () => only, all };
  }
  return {
    of(labels) {
      let level = root;
      for (const name of path) level = levelBelow(level, labels[name] ?? '');
      const value = labels[last] ?? '';
      const found = level.get(value) as Child | undefined;
      if (found) return found;
      const child = add(labels);
      level.set(value, child);
      return child;
    },
    all,
  };
}

function levelBelow<Child>(level: Level<Child>, value: string | number): Level<Child> {
  const found = level.get(value) as Level<Child> | undefined;
  if (found) return found;
  const below: Level<Child> = new Map();
  level.set(value, below);
  return below;
}
