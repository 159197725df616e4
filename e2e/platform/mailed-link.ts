import { expect } from 'vitest';

/** The link in the newest email to an address in the sandbox's mailbox, once it is there. */
export async function linkMailedTo(email: string, sandbox: string): Promise<string> {
  let link = '';
  const look = async () => {
    const list = await (await fetch(`${sandbox}/mailbox`)).text();
    const to = `href="(/mailbox/[^"]+)">[^<]*</a><div class="hint">${email} `;
    const mail = new RegExp(to).exec(list)?.[1];
    const shown = mail ? await (await fetch(sandbox + mail)).text() : '';
    link = /<a href="(http[^"]+\?token=[^"]+)"/.exec(shown)?.[1] ?? '';
    return link;
  };
  await expect.poll(look, { interval: 50 }).not.toBe('');
  return link;
}
