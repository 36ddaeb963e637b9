import { vi } from 'vitest';

// Files share a worker: whatever the one before has put in place of a clock, a browser or a module ends with it.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
// As in the areas, whose refusals many of them are about.
await import('../src/domain/area-words.ts');
