import { vi } from 'vitest';

// Files share a worker, so this undoes an earlier file's fake clock, browser and modules.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
// As in the areas, since many tests are about their refusals.
await import('../src/domain/area-words.ts');
