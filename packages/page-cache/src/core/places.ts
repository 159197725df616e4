/** What a running job holds. */
export type Place = {
  /** To be called when the job is over; further calls do nothing. */
  readonly release: () => void;
  /**
   * Gives the place to another job while this one waits for another program.
   *
   * @returns to be called when the wait is over; further calls do nothing
   */
  readonly wait: () => () => void;
};

/** The places of running jobs. */
export type Places = {
  /** Jobs that work. */
  readonly working: () => number;
  /** Jobs that work, and jobs that wait for another program. */
  readonly taken: () => number;
  readonly take: (key: string | undefined) => Place;
};

/** The jobs of one key, and how many waits of theirs are under way. */
type Group = { jobs: number; waits: number };

/**
 * Counts running jobs. Jobs of one key are done once for all of them, such as the render of a page:
 * while one waits for another program, all do.
 *
 * @param onRoom called when fewer jobs work, or are running, than before
 */
export function createPlaces(onRoom: () => void): Places {
  const groups = new Map<string, Group>();
  let working = 0;
  let taken = 0;

  /** Changes a group, and counts its jobs as working unless one of them waits. */
  const change = (key: string | undefined, group: Group, { jobs = 0, waits = 0 }) => {
    const before = worked(group);
    group.jobs += jobs;
    group.waits += waits;
    taken += jobs;
    working += worked(group) - before;
    if (key !== undefined) {
      if (group.jobs > 0 || group.waits > 0) groups.set(key, group);
      else groups.delete(key);
    }
    if (worked(group) < before || jobs < 0) onRoom();
  };

  return {
    working: () => working,
    taken: () => taken,
    take(key) {
      const group = (key !== undefined && groups.get(key)) || { jobs: 0, waits: 0 };
      change(key, group, { jobs: 1 });
      return {
        release: once(() => change(key, group, { jobs: -1 })),
        wait() {
          change(key, group, { waits: 1 });
          return once(() => change(key, group, { waits: -1 }));
        },
      };
    },
  };
}

const worked = ({ jobs, waits }: Group) => (waits > 0 ? 0 : jobs);

function once(call: () => void): () => void {
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    call();
  };
}
