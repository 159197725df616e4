import * as z from 'zod';
import { text } from './text.ts';

/** §3.2: what the browser says of itself. `memory` in GiB, `timezoneOffset` in minutes west of UTC. */
export const deviceSchema = z
  .object({
    language: text(35).optional(),
    memory: z.number().min(0).max(4096).optional(),
    resolution: text(20).optional(),
    timezoneOffset: z.int().min(-1440).max(1440).optional(),
  })
  .meta({ id: 'Device' });

export type Device = z.output<typeof deviceSchema>;
