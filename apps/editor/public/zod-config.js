// Zod would otherwise compile its parsers, which the policy forbids.
globalThis.__zod_globalConfig = { jitless: true };
