import { Component, type ReactNode } from 'react';
import { serverAnswers } from '../lib/server-answers.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { PageSpinner } from '../ui/spinner/PageSpinner.tsx';
import * as t from './words.ts';

const ASK_AGAIN_MS = 5000;

/** Whether the screen failed, and why: it `broke`, or its server is `unreachable`. */
type State = { failed: false } | { failed: true; why?: 'broke' | 'unreachable' };

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

  override componentDidCatch() {
    void serverAnswers().then((reached) => {
      this.setState({ failed: true, why: reached ? 'broke' : 'unreachable' });
      // Once the server answers, loading the page again loads the code.
      if (!reached) this.asking = setInterval(this.again, ASK_AGAIN_MS);
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
        title={unreachable ? t.pageNeedsConnection : t.screenCouldNotShown}
        actions={<Button onClick={() => location.reload()}>{t.loadPageAgain}</Button>}
      >
        {unreachable ? t.opensItselfOnceThere : t.thereMayNewerVersion} {t.whatTypedKept}
      </Notice>
    );
  }
}
