import { entriesOf, interfaceMessages } from '@plaza/i18n';
import { interfaceOf } from '../interface-of.ts';
import type { Entry, Finding, SiteRule } from '../model.ts';

/**
 * Components that override interface texts have a known slug, the right arguments, and lawful
 * content.
 */
export const editedTexts: SiteRule = async (site) => {
  const found = await Promise.all(
    site.plaza.site.markets.map(async ({ locale }) => {
      const components = site.entries('components').filter(({ value }) => value.locale === locale);
      const { refusals } = await interfaceOf(site, locale);
      const refused = refusals.flatMap(({ fileKey, errors }) =>
        errors.map((error) => refusal(components, fileKey, error)),
      );
      return [...unknownTexts(components, locale), ...refused];
    }),
  );
  return found.flat();
};

type Component = Entry<'components'>;

/** The text slugs of a component: its own, or those of a banner's parts. */
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
        message: `the interface has no text ${component.value.slug}, so this component is never shown`,
        hint: 'Correct the slug: it is the key of a text, with hyphens for underscores.',
      },
    ];
  });
}

function refusal(components: readonly Component[], fileKey: string, error: string): Finding {
  const slug = fileKey.replaceAll('_', '-');
  const component = components.find((it) => slugsOf(it).includes(slug));
  return {
    file: component?.file ?? 'content/components',
    path: [component?.value.type === 'richText' ? 'body' : 'heading'],
    message: `${slug} ${error.startsWith('warns') ? error : `cannot be shown: ${error}`}`,
    hint: 'Until it is corrected, the site shows its own text.',
  };
}
