import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import * as t from './words.ts';

/**
 * Catches a screen whose code did not arrive, or that broke, so that it never leaves a blank page behind.
 * Drafts are kept on the device, so loading the page again loses nothing.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    addEventListener('online', this.again);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.again);
  }

  /** Code that did not arrive comes with the page once there is a connection. */
  private again = () => this.state.failed && location.reload();

  override render() {
    if (!this.state.failed) return this.props.children;
    const offline = !navigator.onLine;
    return (
      <Notice
        tone={offline ? 'warning' : 'danger'}
        announce
        title={offline ? t.pageNeedsConnection : t.screenCouldNotShown}
        actions={<Button onClick={() => location.reload()}>{t.loadPageAgain}</Button>}
      >
        {offline ? t.opensItselfOnceThere : t.thereMayNewerVersion} {t.whatTypedKept}
      </Notice>
    );
  }
}
