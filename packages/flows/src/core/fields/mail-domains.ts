/** Domains at which many people in the served countries have their address, and real ones that look like them. */
const known = [
  'gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com ymail.com rocketmail.com icloud.com',
  'me.com mac.com aol.com mail.com email.com gmx.com proton.me protonmail.com zoho.com fastmail.com yandex.com',
  'hotmail.es yahoo.es outlook.es live.es telefonica.net movistar.es ono.com terra.es',
  'hotmail.se live.se outlook.se telia.com bredband.net comhem.se yahoo.se spray.se',
  'gmx.de gmx.net gmx.at web.de t-online.de freenet.de hotmail.de outlook.de yahoo.de live.de mail.de posteo.de email.de',
  'hotmail.dk live.dk mail.dk outlook.dk yahoo.dk jubii.dk stofanet.dk',
  'hotmail.fi luukku.com outlook.fi elisanet.fi kolumbus.fi suomi24.fi',
  'wp.pl o2.pl onet.pl onet.eu interia.pl interia.eu gazeta.pl poczta.fm op.pl vp.pl tlen.pl',
  'yahoo.ro hotmail.ro rdslink.ro',
  'online.no hotmail.no live.no outlook.no yahoo.no getmail.no broadpark.no',
  'mweb.co.za telkomsa.net webmail.co.za vodamail.co.za yahoo.co.za hotmail.co.za',
  'hotmail.com.mx yahoo.com.mx outlook.com.mx live.com.mx prodigy.net.mx',
  'comcast.net verizon.net att.net sbcglobal.net cox.net bellsouth.net',
  'yahoo.com.ph hotmail.co.uk yahoo.co.uk live.co.uk outlook.fr hotmail.fr hotmail.it yahoo.it yahoo.fr',
]
  .join(' ')
  .split(' ');

/** Slips of `.com` that are no top-level domains (IANA, root zone database). */
const slips = /\.(?:con|cmo|ocm|comm|vom|xom|clm|cim|coom|cpm|coml?n)$/;

/** Whether two texts differ by one character, or by two neighbours that changed places. */
function isNear(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [left, right] = [a.slice(start), b.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/**
 * The domain that was probably meant.
 *
 * @param domain in lower case
 * @returns undefined for one that seems right
 */
export function meantDomain(domain: string): string | undefined {
  if (known.includes(domain)) return undefined;
  const spelt = domain.replace(slips, '.com');
  if (known.includes(spelt)) return spelt;
  // Short ones are near to many others.
  const near = known.find((each) => each.length > 7 && isNear(spelt, each));
  return near ?? (spelt === domain ? undefined : spelt);
}
