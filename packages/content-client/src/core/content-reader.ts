import { RESOURCES, type ResourceName } from '@plaza/contract';
import type {
  ContentClient,
  ContentMethods,
  ReadContent,
  ReadList,
} from './content-client-type.ts';
import type { UntypedRead } from './read-content.ts';

type Method = (values: Record<string, unknown>) => Promise<unknown>;

/** Creates a method per resource, typed by the resource table. */
export function createReader(untyped: UntypedRead): Omit<ContentClient, 'forgetRequests'> {
  const read: UntypedRead = (name, values) => untyped(name, values ?? {});
  const methods = (Object.keys(RESOURCES) as ResourceName[]).map((name) => {
    const method = async (values: Record<string, unknown>) => (await read(name, values)).value;
    return [name, method] as const;
  });
  return {
    ...(Object.fromEntries(methods) as Record<ResourceName, Method> as ContentMethods),
    read: read as ReadContent,
    readList: (async (name: ResourceName, values: Record<string, unknown>) => {
      const answer = await read(name, values);
      return { ...answer, total: answer.total ?? (answer.value as unknown[]).length };
    }) as ReadList,
  };
}
