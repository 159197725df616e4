import { readBrandColors } from '@plaza/ui-blocks/brand';

/** The form's colours by brand token. */
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

/** CSS with a website's brand colours in both schemes; empty without tokens. */
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
