import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/**
 * Cached, because many visitors share few agents, and isbot's expression is the slowest check of a
 * request.
 */
const known = new LRUCache<string, boolean>({ max: 1000 });
/** Longest cached agent in characters; few visitors share a longer one. */
const longest = 512;

/** Whether a `user-agent` belongs to a crawler; false without one. */
export function isCrawler(agent: string | null): boolean {
  if (agent === null || agent.length > longest) return isbot(agent);
  const before = known.get(agent);
  if (before !== undefined) return before;
  const answer = isbot(agent);
  known.set(agent, answer);
  return answer;
}
