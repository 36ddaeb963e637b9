import { inject } from 'vitest';
import { copyTestDatabase } from '../../supabase/embedded/database/test-cluster.ts';

/** A new migrated database in the suite's cluster. */
export const createDatabase = () => copyTestDatabase(inject('cluster'));
