import { z } from 'zod';

/** Whether the site took the message, and the sentence that says so to whoever imported. */
export const announcementSchema = z.object({ told: z.boolean(), message: z.string() });

export type Announcement = z.output<typeof announcementSchema>;
