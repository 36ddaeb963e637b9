import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

/** Where npm looks for a package's dependency: inside it, then beside it, then ever further out. */
function places(from: string, name: string): string[] {
  const inside = `${from ? `${from}/` : ''}node_modules/${name}`;
  return from
    ? [inside, ...places(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)]
    : [inside];
}

test('the lock file names every package of every platform, or `npm ci` refuses it', () => {
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !places(from, name).some((at) => at in packages))
      .map((name) => `${name}, wanted by ${from || 'the project'}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
});
