import { RESOURCES, type ResourceName } from '@plaza/contract';
import * as z from 'zod';
import { websiteParams } from '../content/website-scope.ts';
import { problemResponses } from './problem-responses.ts';

/** The Fastify schema of a GET of the resource table: it validates requests and describes the API. */
export function readOperation(name: ResourceName) {
  const { path, params, query, response } = RESOURCES[name];
  return {
    operationId: `get${name[0]?.toUpperCase()}${name.slice(1)}`,
    summary: summaryOf(name),
    tags: [path.startsWith('/data/') ? 'Products' : 'Content'],
    params: websiteParams.extend(params.shape),
    querystring: query,
    response: {
      200: {
        description: 'The requested content, with a strong `ETag`',
        content: { 'application/json': { schema: response } },
      },
      304: z.undefined().describe('Not modified: `If-None-Match` has its `ETag`'),
      ...problemResponses(400, 404, ...(name === 'page' ? ([410] as const) : []), 500, 503),
    },
  };
}

/** `featuredArticleSummaries` reads as "Featured article summaries". */
function summaryOf(name: ResourceName) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
