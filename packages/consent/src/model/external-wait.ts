/** How long an external consent service is waited for, in milliseconds (§4.1). */
export const EXTERNAL_WAIT = 2000;
