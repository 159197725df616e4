import type { ContentEntity, ResourceName } from '@plaza/contract';
import { readContentFolder } from '@plaza/contract/content-folder';
import { type Selection, type SelectionInput, selectContent } from './select-content.ts';

/** Content without a service: the content that a site was built with. */
export interface ContentSnapshot {
  /**
   * The value is a list, an entry, or undefined if the snapshot has none; it is the caller's own.
   * Rejects if it cannot be read.
   */
  answer(name: ResourceName, input: SelectionInput): Promise<Selection>;
}

/** A snapshot of entries already in memory. */
export function snapshotOf(entities: readonly ContentEntity[]): ContentSnapshot {
  return { answer: async (name, input) => selectContent(entities, name, input) };
}

/**
 * The snapshot in a site's `content/` folder (design §3). The folder is read on first use; after an
 * error the next call reads again.
 */
export function createSnapshot(contentFolder: string): ContentSnapshot {
  let entities: Promise<readonly ContentEntity[]> | undefined;
  return {
    async answer(name, input) {
      entities ??= readContentFolder(contentFolder).then((content) => content.entities);
      try {
        return selectContent(await entities, name, input);
      } catch (error) {
        entities = undefined;
        throw error;
      }
    },
  };
}
