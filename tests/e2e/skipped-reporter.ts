import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Names at the end which journeys were skipped, by reason. */
export default class SkippedReporter implements Reporter {
  readonly #skipped = new Map<string, string[]>();

  onTestEnd(test: TestCase): void {
    const skip = test.annotations.find(({ type }) => type === 'skip');
    if (!skip) return;
    const reason = skip.description ?? 'without a reason';
    const [, , ...titles] = test.titlePath();
    this.#skipped.set(reason, [...(this.#skipped.get(reason) ?? []), titles.join(' › ')]);
  }

  onEnd(): void {
    for (const [reason, titles] of this.#skipped) {
      console.log(
        `\nSkipped here, because each ${reason}:\n${titles.map((title) => `  ${title}`).join('\n')}`,
      );
    }
  }
}
