import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import type { NextStep } from './next-steps.ts';

/** What waits for the caregiver, most urgent first; only what is first and asks for something stands out. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <Stack gap={3}>
      {steps.map(({ key, tone, title, words, action }, index) => (
        <Notice
          key={key}
          tone={tone}
          title={title}
          actions={
            action && (
              <ButtonLink
                href={action.href}
                variant={index > 0 || (key === 'profile' && tone === 'success') ? 'secondary' : 'primary'}
                size="small"
              >
                {action.label}
              </ButtonLink>
            )
          }
        >
          {words}
        </Notice>
      ))}
    </Stack>
  );
}
