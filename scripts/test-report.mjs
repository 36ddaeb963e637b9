// Plain JavaScript for the machine's own Node: it runs before anything is installed.
import { readFileSync } from 'node:fs';

/**
 * The results in a suite's JSON report (Vitest's or Playwright's): `{ passed, failed, failures }`, each failure as `{
 * test: 'file › title', message }`. A suite without a report counts as one test. So does a suite that failed without a
 * failed test.
 */
export function readReport(file, well) {
  if (!file) return { passed: well ? 1 : 0, failed: well ? 0 : 1, failures: [] };
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const passed = report.numPassedTests ?? report.stats.expected;
    const failed = report.numFailedTests ?? report.stats.unexpected + report.stats.flaky;
    const failures = report.testResults
      ? report.testResults.flatMap(failedInVitest)
      : report.suites.flatMap(failedInPlaywright);
    return { passed, failed: well ? failed : Math.max(failed, 1), failures };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}

function failedInVitest({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
}

function failedInPlaywright({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      test: `${file} › ${title}`,
      message: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((error) => error.message)))
        .join('\n'),
    }));
  return [...own, ...suites.flatMap(failedInPlaywright)];
}
