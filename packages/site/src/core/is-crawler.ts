import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Many visitors share few agents, and isbot's expression takes longer than all else that is judged here. */
const known = new LRUCache<string, boolean>({ max: 1000 });
/** Characters of an agent that is remembered; few visitors share a longer one. */
const longest = 512;

/** Whether a `user-agent` is a crawler's; false without one. */
export function isCrawler(agent: string | null): boolean {
  if (agent === null || agent.length > longest) return isbot(agent);
  const before = known.get(agent);
  if (before !== undefined) return before;
  const answer = isbot(agent);
  known.set(agent, answer);
  return answer;
}
