import { env } from 'node:process';

/** Where the command was typed: pnpm runs a script of the repository at its root. */
export const typedIn = env.INIT_CWD;

/** Which package manager ran the command: `npm/11.0.0 node/v24.0.0 linux x64`. */
export const packageManager = env.npm_config_user_agent;
