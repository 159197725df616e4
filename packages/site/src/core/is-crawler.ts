import { isbot } from 'isbot';

/** Many visitors share few agents, and isbot's expression takes longer than all else that is judged here. */
const known = new Map<string, boolean>();
const most = 1000;
/** Characters of an agent that is remembered; a longer one is nobody's whom many share. */
const longest = 512;

/** Whether a `user-agent` is a crawler's; one that is not told is not. */
export function isCrawler(agent: string | null): boolean {
  if (agent === null || agent.length > longest) return isbot(agent);
  const before = known.get(agent);
  if (before !== undefined) return before;
  const answer = isbot(agent);
  const [oldest = ''] = known.keys();
  if (known.size >= most) known.delete(oldest);
  known.set(agent, answer);
  return answer;
}
