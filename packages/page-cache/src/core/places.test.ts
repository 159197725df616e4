import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlaces, type Place } from './places.ts';

const setUp = () => {
  let room = 0;
  const places = createPlaces(() => {
    room += 1;
  });
  return { ...places, room: () => room, counts: () => [places.working(), places.taken()] };
};

describe('places of jobs', () => {
  it('gives a place away while its job waits for another program', () => {
    const { take, counts, room } = setUp();
    const place = take('/a/');
    const back = place.wait();
    expect([counts(), room()]).toEqual([[0, 1], 1]);
    back();
    back();
    expect(counts()).toEqual([1, 1]);
    place.release();
    place.release();
    expect([counts(), room()]).toEqual([[0, 0], 2]);
  });

  it('counts jobs that wait for the work of another as waiting with it', () => {
    const { take, counts } = setUp();
    const leader = take('/a/');
    const others = [take('/a/'), take('/b/'), take(undefined), take(undefined)];
    const back = leader.wait();
    others.push(take('/a/'));
    expect(counts()).toEqual([3, 6]);
    back();
    expect(counts()).toEqual([6, 6]);
  });

  it('keeps the count when a job ends before its wait', () => {
    const { take, counts } = setUp();
    const leader = take('/a/');
    const back = leader.wait();
    leader.release();
    const follower = take('/a/');
    expect(counts()).toEqual([0, 1]);
    back();
    expect(counts()).toEqual([1, 1]);
    follower.release();
    expect(counts()).toEqual([0, 0]);
  });

  it('ends with no place taken, in any order of calls', () => {
    const keys = fc.constantFrom('/a/', '/b/', undefined);
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.nat(), fc.nat()), { maxLength: 30 }), (jobs) => {
        const { take, counts } = setUp();
        const taken: Place[] = [];
        const ends: (() => void)[] = [];
        for (const [key, at, choice] of jobs) {
          const place = choice % 3 === 0 ? undefined : taken[at % Math.max(1, taken.length)];
          if (place) ends.push(choice % 3 === 1 ? place.wait() : place.release);
          else taken.push(take(key));
          const [working = 0, all = 0] = counts();
          expect(working).toBeGreaterThanOrEqual(0);
          expect(working).toBeLessThanOrEqual(all);
          if (choice % 5 === 0) ends.splice(at % Math.max(1, ends.length), 1)[0]?.();
        }
        for (const end of ends) end();
        for (const place of taken) place.release();
        expect(counts()).toEqual([0, 0]);
      }),
    );
  });
});
