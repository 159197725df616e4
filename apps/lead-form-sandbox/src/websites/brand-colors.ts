import { readBrandColors } from '@plaza/ui-blocks/brand';

/** What the form paints, each by a colour of the brand. */
const colors = {
  accent: 'action',
  'on-accent': 'on-action',
  text: 'text',
  muted: 'text-muted',
  surface: 'surface',
  control: 'canvas',
  line: 'border-control',
  error: 'negative',
} as const;

/** CSS that gives a website's form the colours of its brand, in both schemes; empty without tokens. */
export function brandStyle(brandTokens: unknown): string {
  if (brandTokens === undefined) return '';
  const [light, dark] = [
    readBrandColors(brandTokens, 'light'),
    readBrandColors(brandTokens, 'dark'),
  ];
  const declarations = Object.entries(colors).map(
    ([name, token]) => `--${name}:light-dark(${light[token]},${dark[token]})`,
  );
  return `:root{${declarations.join(';')}}`;
}
