import { rmSync } from 'node:fs';
import path from 'node:path';

// The real command line on a data folder of its own, from nothing, so that a journey never meets an earlier one.
const dataDir = path.resolve(import.meta.dirname, '../../.data-e2e');
rmSync(dataDir, { recursive: true, force: true });
process.env['DATA_DIR'] = dataDir;
await import('../../supabase/embedded/cli.ts');
