import { ButtonLink } from '../button/ButtonLink.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { Stack } from '../stack/Stack.tsx';
import * as t from './words.ts';

interface NotFoundProps {
  title: string;
  back: { label: string; href: string };
}

/** A screen's content if its address names nothing. */
export function NotFound({ title, back }: NotFoundProps) {
  return (
    <Stack gap={4} align="start">
      <PageHeader title={title} intro={t.linkMayIncompleteLeads} />
      <ButtonLink href={back.href}>{back.label}</ButtonLink>
    </Stack>
  );
}
