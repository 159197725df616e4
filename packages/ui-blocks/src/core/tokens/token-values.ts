import * as z from 'zod';
import { isInSrgb, largestChroma } from './color.ts';

const between = (name: string, min: number, max: number) =>
  z
    .number()
    .refine((value) => value >= min && value <= max, `${name} must be from ${min} to ${max}`);

const color = z
  .strictObject({
    colorSpace: z.literal('oklch'),
    components: z.tuple([
      between('lightness', 0, 1),
      between('chroma', 0, 0.5),
      between('hue', 0, 360),
    ]),
    alpha: between('alpha', 0, 1).optional(),
  })
  .superRefine((value, context) => {
    if (isInSrgb(value)) return;
    const notation = `oklch(${value.components.join(' ')})`;
    const message = `${notation} is outside sRGB: chroma can be at most ${largestChroma(value)} at this lightness and hue`;
    context.addIssue({ code: 'custom', message });
  });

const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const duration = z.strictObject({ value: z.number().min(0), unit: z.enum(['ms', 's']) });
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
});
/** Letters, digits, spaces and hyphens: nothing that could end a declaration of CSS. */
const familyName = z.string().regex(/^[\p{L}\d -]+$/u, 'is not the name of a font');

/** The values of each type of token (W3C Design Tokens Format 2025.10) that a style sheet can hold. */
export const TOKEN_VALUES = {
  color,
  dimension,
  duration,
  number: z.number(),
  fontWeight: z.number().min(1).max(1000),
  cubicBezier: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  shadow: z.union([shadow, z.array(shadow).min(1)]),
  fontFamily: z.array(familyName).min(1),
} as const satisfies Record<string, z.ZodType>;

export type TokenType = keyof typeof TOKEN_VALUES;

export const isTokenType = (type: string | undefined): type is TokenType =>
  type !== undefined && Object.hasOwn(TOKEN_VALUES, type);

/** What is wrong with a token's value; empty when it is right. */
export function valueIssues(type: TokenType, value: unknown): string[] {
  const { error } = TOKEN_VALUES[type].safeParse(value);
  return (error?.issues ?? []).map(({ code, path, message }) =>
    code === 'custom' || path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
}
