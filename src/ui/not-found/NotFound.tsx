import { ButtonLink } from '../button/ButtonLink.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { Stack } from '../stack/Stack.tsx';

interface NotFoundProps {
  title: string;
  back: { label: string; href: string };
}

/** A screen's content when its address names nothing that there is. */
export function NotFound({ title, back }: NotFoundProps) {
  return (
    <Stack gap={4} align="start">
      <PageHeader
        title={title}
        intro="The link may be incomplete, or it leads to something that was removed."
      />
      <ButtonLink href={back.href}>{back.label}</ButtonLink>
    </Stack>
  );
}
