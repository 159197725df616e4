import grove from '../pictures/grove.svg?no-inline';
import seal from '../pictures/seal.svg?no-inline';

/** The pictures shown for the addresses in fixtures. */
const PICTURES: Readonly<Record<string, string>> = {
  '/olivar.jpg': grove,
  '/tae.jpg': grove,
  '/sello.png': seal,
};

export const pictureOf = (address: string): string => PICTURES[address] ?? address;
