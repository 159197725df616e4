import { argv } from 'node:process';
import { typedIn } from './env.ts';
import { main } from './main.ts';

process.exitCode = await main(argv.slice(2), typedIn);
