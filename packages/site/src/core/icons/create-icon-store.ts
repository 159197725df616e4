import type { IconDrawing } from '@plaza/ui-blocks';
import { LRUCache } from 'lru-cache';
import { icons as limits } from '../../model/icons.ts';
import type { Log } from '../log.ts';
import { drawingOf } from './icon-set.ts';

export type IconPorts = {
  /** Reads the site's own sets, in the format of its endpoint. */
  readonly readLocal: (prefix: string, names: readonly string[]) => unknown;
  /** Fetches icons from an external service; rejects if it fails. */
  readonly fetchSet: (prefix: string, names: readonly string[]) => Promise<unknown>;
  readonly log: Log;
  readonly now: () => number;
};

export type IconStore = {
  /** The drawing of `prefix:name` if it is available now. */
  readonly drawing: (name: string) => IconDrawing | undefined;
  /** Resolves when no request is pending. */
  readonly settled: () => Promise<void>;
};

type Known = { readonly drawing?: IconDrawing; readonly until: number };

/**
 * Icons in content beyond the 36 (§7.4): from the site's own sets synchronously, or else from an
 * external service in the background, in one request per set. A page is rendered without a missing
 * icon, and with it the next time.
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
    let response: unknown;
    let error: unknown;
    try {
      response = await fetchSet(prefix, names);
    } catch (failure) {
      error = failure;
    }
    for (const name of names) {
      if (keep(`${prefix}:${name}`, drawingOf(response, prefix, name))) continue;
      const icon = `${prefix}:${name}`;
      log({ level: 'warn', event: 'missing-icon', icon, ...(error !== undefined && { error }) });
    }
  };

  const fetchWanted = async (prefix: string) => {
    // Wait for further icons of the set on the same page.
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
