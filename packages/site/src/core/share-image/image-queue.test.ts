import { describe, expect, it } from 'vitest';
import { createImageQueue, ImageQueueFull } from './image-queue.ts';

/** A queue whose drawings take 300 ms on a clock of its own. */
function setting() {
  let time = 0;
  const pauses: number[] = [];
  const queue = createImageQueue({
    now: () => time,
    pause: async (milliseconds) => pauses.push(milliseconds),
  });
  let drawing = 0;
  const draw = (name: string) =>
    queue(async () => {
      drawing += 1;
      expect(drawing).toBe(1);
      await Promise.resolve();
      time += 300;
      drawing -= 1;
      if (name === 'broken') throw new Error('broken');
      return name;
    });
  return { draw, pauses };
}

describe('the queue of pictures', () => {
  it('draws one after another and rests three times as long', async () => {
    const { draw, pauses } = setting();
    expect(await Promise.all(['a', 'b', 'c'].map(draw))).toEqual(['a', 'b', 'c']);
    await draw('d');
    expect(pauses.slice(0, 3)).toEqual([900, 900, 900]);
  });

  it('goes on after a picture that cannot be drawn', async () => {
    const { draw } = setting();
    const outcomes = await Promise.allSettled(['broken', 'b'].map(draw));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('refuses what it cannot draw in time, and takes more when there is room', async () => {
    const { draw } = setting();
    const all = Array.from({ length: 25 }, (_, index) => draw(String(index)));
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused.every((it) => 'reason' in it && it.reason instanceof ImageQueueFull)).toBe(true);
    expect(await draw('later')).toBe('later');
  });
});
