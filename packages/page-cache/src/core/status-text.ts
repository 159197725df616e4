import { STATUS_CODES } from 'node:http';

/** The specification's words for a status (§8). HTTP/2 has no place for them. */
const statusTexts: Readonly<Record<number, string>> = {
  404: 'Page Not Found',
  500: 'Internal Server Error',
};

/** The status text of a page's answer. */
export const statusText = (status: number): string =>
  statusTexts[status] ?? STATUS_CODES[status] ?? '';
