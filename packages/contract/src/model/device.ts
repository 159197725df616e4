import * as z from 'zod';
import { text } from './text.ts';

/**
 * §3.2: device data of the browser. `memory` in GiB, `resolution` as `1920x1080`, `timezoneOffset`
 * in minutes west of UTC, within the range of all time zones.
 */
export const deviceSchema = z
  .object({
    language: text(35).optional(),
    memory: z.number().min(0).max(4096).optional(),
    resolution: z
      .string()
      .max(20)
      .regex(/^\d{1,6}x\d{1,6}$/)
      .optional(),
    timezoneOffset: z.int().min(-840).max(720).optional(),
  })
  .meta({ id: 'Device' });

export type Device = z.output<typeof deviceSchema>;
