import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { exact } from './MadeAddress.css.ts';
import * as t from './words.ts';

/** The address just made, in the form calendar apps take. */
export function MadeAddress({ address }: { address: string }) {
  const webcal = address.replace(/^https?:/, 'webcal:');
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => toast(t.copied, { tone: 'success' }),
      () => toast(t.notCopied),
    );
  return (
    <>
      <Notice
        tone="success"
        title={t.addressReady}
        announce
        actions={
          <Stack direction="row" gap={3} wrap align="center">
            <ButtonLink size="small" href={webcal}>
              {t.openInApp}
            </ButtonLink>
            {/* Android has no app for such a link. A new tab, since the link is shown only once. */}
            <ButtonLink
              variant="secondary"
              size="small"
              href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`}
              target="_blank"
              rel="noreferrer"
            >
              {t.addToGoogle}
            </ButtonLink>
            <Button variant="secondary" size="small" onClick={copy}>
              {t.copyAddress}
            </Button>
          </Stack>
        }
      >
        {t.shownOnce} <span className={exact}>{address}</span>
      </Notice>
      <Text>{t.ifNothingOpens}</Text>
      <Text>{t.howOften}</Text>
    </>
  );
}
