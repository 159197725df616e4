import { refusalMessages } from '@plaza/check/edited-texts';
import { componentTexts, interfaceTextSlug } from '@plaza/contract';
import { entriesOf, interfaceMessages, type Refusal } from '@plaza/i18n';
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
      const refused = refusals.flatMap((refusal) =>
        refusalMessages(refusal).map((message) => findingOf(components, refusal, message)),
      );
      return [...unknownTexts(components, locale), ...refused];
    }),
  );
  return found.flat();
};

type Component = Entry<'components'>;

const slugsOf = ({ value }: Component): string[] => componentTexts(value).map(([slug]) => slug);

function unknownTexts(components: readonly Component[], locale: string): Finding[] {
  const known = new Set(
    entriesOf(interfaceMessages, locale).map(({ fileKey }) => interfaceTextSlug(fileKey)),
  );
  return components.flatMap((component) => {
    const slugs = slugsOf(component);
    if (slugs.length === 0 || slugs.some((slug) => known.has(slug))) return [];
    return [
      {
        file: component.file,
        path: ['slug'],
        message: `the interface has no text ${component.value.slug}, so this component is never shown`,
        hint: 'Correct the slug: it is the key of a text, with hyphens for underscores, in small letters.',
      },
    ];
  });
}

function findingOf(
  components: readonly Component[],
  { fileKey }: Refusal,
  message: string,
): Finding {
  const slug = interfaceTextSlug(fileKey);
  const component = components.find((it) => slugsOf(it).includes(slug));
  return {
    file: component?.file ?? 'content/components',
    path: [component?.value.type === 'richText' ? 'body' : 'heading'],
    message,
    hint: 'Until it is corrected, the site shows its own text.',
  };
}
