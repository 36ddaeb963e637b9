import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  resolved?: string;
};

/** The last is for tests only. */
const files = ['package-lock.json', 'tests/db/hosted/package-lock.json'];
const locks = files.map(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Package> }).packages,
);

/** Where npm looks for a package's dependency: inside it, then beside it, then ever further out. */
function places(from: string, name: string): string[] {
  const inside = `${from ? `${from}/` : ''}node_modules/${name}`;
  return from
    ? [inside, ...places(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)]
    : [inside];
}

/** The wanted packages that the lock file lacks where npm looks. */
const missing = (wants: (of: Package) => string[]) =>
  locks.flatMap((packages) =>
    Object.entries(packages).flatMap(([from, of]) =>
      wants(of)
        .filter((name) => !places(from, name).some((at) => at in packages))
        .map((name) => `${name}, wanted by ${from || 'the project'}`),
    ),
  );

test('the lock file names every package of every platform, or `npm ci` refuses it', () => {
  expect(
    missing(({ dependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    ),
  ).toEqual([]);
});

// .npmrc keeps npm from adding peer packages, since optional tools would come with them.
test('required peer packages are there', () => {
  expect(
    missing(({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
      Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
    ),
  ).toEqual([]);
});

test('the lock file names no registry', () => {
  const named = locks.flatMap((packages) => Object.entries(packages)).filter(([, { resolved }]) => resolved);
  expect(named).toEqual([]);
});
