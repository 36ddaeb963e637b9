import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import type { NextStep } from './next-steps.ts';

/** The caregiver's tasks, most urgent first. Only the first is highlighted, if it asks for something. */
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
