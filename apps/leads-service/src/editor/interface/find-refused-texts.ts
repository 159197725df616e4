import { refusalMessages, withEditedTexts } from '@plaza/check/edited-texts';
import { type Component, interfaceTextSlug } from '@plaza/contract';
import type { EditorFinding } from '@plaza/contract/editor';
import { regimeOf } from '@plaza/finance';
import type { Refusal } from '@plaza/i18n';
import type { Transaction } from '../../import/stored-content.ts';
import { contentFinding } from '../refused-entries.ts';
import { readWebsiteSettings } from '../website-settings.ts';
import { websiteInterface } from './website-interface.ts';

/** The texts of a component that its site would refuse, and show its own instead. */
export async function findRefusedTexts(
  orm: Pick<Transaction, 'select'>,
  websiteId: number,
  component: Component,
): Promise<EditorFinding[]> {
  const settings = await readWebsiteSettings(orm, websiteId);
  const own = await websiteInterface(settings, component.locale);
  if (!own) return [];
  const law = settings.countries?.find(({ locale }) => locale === component.locale)?.law;
  const refused: Refusal[] = [];
  withEditedTexts(own, [component], {
    regime: regimeOf({ locale: component.locale, law }),
    onRefused: (refusal) => refused.push(refusal),
  });
  return refused.flatMap((refusal) =>
    refusalMessages(refusal).map((message) =>
      contentFinding('edited-texts', fieldOf(component, refusal), message),
    ),
  );
}

function fieldOf({ type, slug }: Component, { fileKey }: Refusal): EditorFinding['path'] {
  if (type === 'richText') return ['body'];
  const part = interfaceTextSlug(fileKey).slice(slug.length + 1);
  return part === 'action' ? ['action', 'label'] : [part];
}
