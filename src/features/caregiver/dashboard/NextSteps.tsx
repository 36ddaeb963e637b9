import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import type { NextStep } from './next-steps.ts';

interface NextStepsProps {
  /** All tasks, most urgent first. Only the first is highlighted, if it asks for something. */
  steps: readonly NextStep[];
  /** Shows those that wait for an answer, or else all others. */
  asked?: boolean;
}

/** The caregiver's tasks, in two parts: what needs an answer comes before the visits. */
export function NextSteps({ steps, asked = false }: NextStepsProps) {
  const shown = steps.filter(({ isAsked = false }) => isAsked === asked);
  if (shown.length === 0) return null;
  return (
    <Stack gap={3}>
      {shown.map(({ key, tone, title, words, action }) => (
        <Notice
          key={key}
          tone={tone}
          title={title}
          actions={
            action && (
              <ButtonLink
                href={action.href}
                variant={
                  key !== steps[0]?.key || (key === 'profile' && tone === 'success') ? 'secondary' : 'primary'
                }
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
