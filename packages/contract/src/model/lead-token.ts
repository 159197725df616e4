import * as z from 'zod';

/** Id of a form or its brand, assigned by the lead service. */
export const leadTokenSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{3,63}$/);
