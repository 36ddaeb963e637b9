import { Component, type ReactNode } from 'react';
import { serverAnswers } from '../lib/server-answers.ts';
import { recoveries } from '../state/recover.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { PageSpinner } from '../ui/spinner/PageSpinner.tsx';
import { Heading } from '../ui/text/Heading.tsx';
import * as t from './words.ts';

const ASK_AGAIN_MS = 5000;

/** Why a screen failed: it `broke`, or its server is `unreachable`. Undefined if the page reloads. */
type Why = 'broke' | 'unreachable' | undefined;
type State = { failed: false } | { failed: true; why?: Why };

/**
 * If code is missing, only one call asks for the server. A second could get another answer, and both would leave the
 * reload to each other.
 */
async function whyOf(error: unknown): Promise<Why> {
  const recovery = await recoveries.get(error);
  if (recovery === 'reloads') return undefined;
  return recovery === 'unreachable' || (!recovery && !(await serverAnswers())) ? 'unreachable' : 'broke';
}

/**
 * Catches a screen whose code did not load or that broke, so that no page stays blank. Loading the page again loses
 * nothing, since drafts are kept on the device.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };
  private asking: ReturnType<typeof setInterval> | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    void whyOf(error).then((why) => {
      this.setState({ failed: true, why });
      // Once the server answers, loading the page again loads the code.
      if (why === 'unreachable') this.asking = setInterval(this.again, ASK_AGAIN_MS);
    });
  }

  override componentWillUnmount() {
    clearInterval(this.asking);
  }

  private again = () => void serverAnswers().then((reached) => reached && location.reload());

  override render() {
    if (!this.state.failed) return this.props.children;
    const { why } = this.state;
    if (!why) return <PageSpinner />;
    const unreachable = why === 'unreachable';
    return (
      <Notice
        tone={unreachable ? 'warning' : 'danger'}
        announce
        title={
          <Heading level={1} size="sm">
            {unreachable ? t.pageNeedsConnection : t.screenCouldNotShown}
          </Heading>
        }
        actions={<Button onClick={() => location.reload()}>{t.loadPageAgain}</Button>}
      >
        {unreachable ? t.opensItselfOnceThere : t.thereMayNewerVersion} {t.whatTypedKept}
      </Notice>
    );
  }
}
