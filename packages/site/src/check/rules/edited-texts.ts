import { entriesOf, interfaceMessages } from '@plaza/i18n';
import { interfaceOf } from '../interface-of.ts';
import type { Entry, Finding, SiteRule } from '../model.ts';

/** Each text that a component gives the interface is one that it has, with its arguments, and lawful. */
export const editedTexts: SiteRule = async (site) => {
  const found = await Promise.all(
    site.plaza.site.markets.map(async ({ locale }) => {
      const components = site.entries('components').filter(({ value }) => value.locale === locale);
      const { refusals } = await interfaceOf(site, locale);
      const refused = refusals.flatMap(({ fileKey, errors }) =>
        errors.map((fault) => refusal(components, fileKey, fault)),
      );
      return [...unknownTexts(components, locale), ...refused];
    }),
  );
  return found.flat();
};

type Component = Entry<'components'>;

/** The slugs that a component stands for: its own, or those of a banner's parts. */
function slugsOf({ value }: Component): string[] {
  if (value.type === 'richText') return [value.slug];
  if (value.type !== 'banner') return [];
  return ['heading', 'text', 'action'].map((part) => `${value.slug}-${part}`);
}

function unknownTexts(components: readonly Component[], locale: string): Finding[] {
  const known = new Set(
    entriesOf(interfaceMessages, locale).map(({ fileKey }) => fileKey.replaceAll('_', '-')),
  );
  return components.flatMap((component) => {
    const slugs = slugsOf(component);
    if (slugs.length === 0 || slugs.some((slug) => known.has(slug))) return [];
    return [
      {
        file: component.file,
        path: ['slug'],
        message: `the interface has no text ${component.value.slug}, so nothing shows this component`,
        hint: 'Correct the slug: it is the key of a text, with hyphens for underscores.',
      },
    ];
  });
}

function refusal(components: readonly Component[], fileKey: string, fault: string): Finding {
  const slug = fileKey.replaceAll('_', '-');
  const component = components.find((it) => slugsOf(it).includes(slug));
  return {
    file: component?.file ?? 'content/components',
    path: [component?.value.type === 'richText' ? 'body' : 'heading'],
    message: `${slug} ${fault.startsWith('warns') ? fault : `cannot be shown: ${fault}`}`,
    hint: 'Until it is corrected, the site shows its own text.',
  };
}
