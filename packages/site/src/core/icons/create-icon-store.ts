import type { IconDrawing } from '@plaza/ui-blocks';
import { LRUCache } from 'lru-cache';
import { icons as limits } from '../../model/icons.ts';
import type { Log } from '../log.ts';
import { drawingOf } from './icon-set.ts';

export type IconPorts = {
  /** The site's own sets, as its endpoint answers them. */
  readonly readLocal: (prefix: string, names: readonly string[]) => unknown;
  /** What a service elsewhere answers; rejects when it does not. */
  readonly fetchSet: (prefix: string, names: readonly string[]) => Promise<unknown>;
  readonly log: Log;
  readonly now: () => number;
};

export type IconStore = {
  /** The drawing of `prefix:name` as far as it is known now; never waits. */
  readonly drawing: (name: string) => IconDrawing | undefined;
  /** Resolves once nothing is being fetched. */
  readonly settled: () => Promise<void>;
};

type Known = { readonly drawing?: IconDrawing; readonly until: number };

/**
 * The icons that content names beyond the 36 (§7.4): from the site's own sets at once, else from a
 * service elsewhere. That one is asked behind the page's back, for all the page's icons of a set
 * together: a page is written without an icon that is not here yet, and with it the next time.
 */
export function createIconStore({ readLocal, fetchSet, log, now }: IconPorts): IconStore {
  const known = new LRUCache<string, Known>({ max: limits.kept });
  const wanted = new Map<string, Set<string>>();
  const running = new Set<Promise<void>>();

  const keep = (name: string, drawing: IconDrawing | undefined) => {
    known.set(name, drawing ? { drawing, until: Infinity } : { until: now() + limits.missingMs });
    return drawing;
  };

  const fetchAll = async (prefix: string, names: readonly string[]) => {
    let answer: unknown;
    let error: unknown;
    try {
      answer = await fetchSet(prefix, names);
    } catch (failure) {
      error = failure;
    }
    for (const name of names) {
      if (keep(`${prefix}:${name}`, drawingOf(answer, prefix, name))) continue;
      const icon = `${prefix}:${name}`;
      log({ level: 'warn', event: 'missing-icon', icon, ...(error !== undefined && { error }) });
    }
  };

  const fetchWanted = async (prefix: string) => {
    // The page goes on, and names what else it wants of the set.
    await new Promise((resolve) => setImmediate(resolve));
    const names = [...(wanted.get(prefix) ?? [])];
    for (let at = 0; at < names.length; at += limits.perRequest)
      await fetchAll(prefix, names.slice(at, at + limits.perRequest));
    wanted.delete(prefix);
  };

  const want = (prefix: string, name: string) => {
    const names = wanted.get(prefix);
    if (names) return void names.add(name);
    wanted.set(prefix, new Set([name]));
    const run: Promise<void> = fetchWanted(prefix).finally(() => running.delete(run));
    running.add(run);
  };

  return {
    drawing: (icon) => {
      const found = known.get(icon);
      if (found && now() < found.until) return found.drawing;
      const [prefix = '', name = '', ...more] = icon.split(':');
      if (!name || more.length > 0) return undefined;
      const local = drawingOf(readLocal(prefix, [name]), prefix, name);
      if (local) return keep(icon, local);
      want(prefix, name);
      return undefined;
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
