import type { InterfaceTranslator, TranslateInterface } from '@plaza/i18n';
import { href } from '@plaza/routing';
import type { PageView } from '@plaza/ui-blocks';
import { NumberWithSlider } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import type { ToolAnswer, ToolSettings } from './tool.ts';
import { toolFormats } from './tool-formats.ts';
import type { InputKind } from './tool-inputs.ts';

/** A page with a tool: what its form is made from, and what it shows before anything is asked. */
export type ToolPage = {
  readonly t: TranslateInterface;
  readonly settings: ToolSettings;
  readonly view: PageView;
  /** The page's own path, which answers the form. */
  readonly action: string;
  /** The address of the module that answers the form in the browser. */
  readonly module: string | undefined;
};

type Inputs = Readonly<Record<string, InputKind>>;

type ToolParts = {
  readonly answer: ToolAnswer;
  readonly inputs: Inputs;
  readonly texts: (t: TranslateInterface) => ToolSettings['texts'];
  /** Name of the module. */
  readonly module: string;
  readonly offers?: ToolSettings['offers'];
};

/** @throws {Error} naming the page and the inputs that its content has no limits for */
export async function toolPage(
  { app, match, page, content }: ScreenProps,
  { answer, inputs, texts, module, offers }: ToolParts,
): Promise<ToolPage> {
  const { t, formats }: InterfaceTranslator = await content.translator();
  const { limits, choices, debts } = page.tool ?? { limits: {} };
  const missing = Object.keys(inputs).filter((name) => !limits[name]);
  if (missing.length > 0)
    throw new Error(`The page ${page.path} has no limits in "tool" for ${missing.join(', ')}`);
  const { locale, currency } = formats;
  const settings = { locale, currency, limits, choices, debts, offers, texts: texts(t) };
  return {
    ...{ t, settings },
    view: answer.view(new URLSearchParams(), settings),
    action: href(app.site, { locale: match.locale, path: match.route.path }),
    module: app.pageModule?.(module),
  };
}

type ToolFieldProps = {
  readonly tool: ToolPage;
  readonly name: string;
  readonly kind: InputKind;
  readonly label: string;
  /** What else is said of the input when it applies, by name in the view's `shown`. */
  readonly notes?: Readonly<Record<string, string>>;
};

/** The field and the slider of an input, with the range that the page's content gives it. */
export function ToolField({ tool, name, kind, label, notes }: ToolFieldProps) {
  const { t, settings, view } = tool;
  const { min = 0, max = 0, step = 1 } = settings.limits[name] ?? {};
  const write = rangeFormat(kind, settings);
  return (
    <NumberWithSlider
      {...{ name, label, view }}
      id={`tool-${name}`}
      sliderLabel={t('tool-slider', { label })}
      unit={unitOf(kind, settings)}
      hint={t('tool-range', { min: write(min), max: write(max) })}
      notes={{ [`${name}-limited`]: t('tool-limited'), ...notes }}
      limit={{ min, max, step }}
    />
  );
}

function rangeFormat(kind: InputKind, settings: ToolSettings): (value: number) => string {
  const { money, toMinor, rate, count } = toolFormats(settings);
  if (kind === 'money') return (value) => money(toMinor(value));
  return kind === 'percent' ? rate : count;
}

/** The sign of a currency or of a percentage. */
function unitOf(kind: InputKind, { locale, currency }: ToolSettings): string | undefined {
  if (kind === 'percent') return '%';
  if (kind === 'whole') return undefined;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}
