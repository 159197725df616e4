import { interfaceTextSlug } from '@plaza/contract';
import type { InterfaceTexts } from '@plaza/contract/editor';
import { entriesOf, interfaceMessages } from '@plaza/i18n';
import type { Transaction } from '../../import/stored-content.ts';
import { readWebsiteSettings } from '../website-settings.ts';
import { websiteTexts } from './website-interface.ts';

/** Every text that a website can show in a locale, without what editors change. */
export async function readInterfaceTexts(
  orm: Pick<Transaction, 'select'>,
  websiteId: number,
  locale: string,
): Promise<InterfaceTexts> {
  const texts = await websiteTexts(await readWebsiteSettings(orm, websiteId), locale);
  if (!texts) return { texts: [] };
  return {
    texts: entriesOf(interfaceMessages, locale).map(({ fileKey, key }) => ({
      ...{ key: fileKey, slug: interfaceTextSlug(fileKey), text: texts[fileKey] ?? '' },
      placeholders: { ...interfaceMessages[key as keyof typeof interfaceMessages] },
    })),
  };
}
