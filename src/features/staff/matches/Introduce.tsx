import type { MouseEventHandler } from 'react';
import { href } from '../../../domain/routes.ts';
import type { ApplicationStatus } from '../../../domain/status.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface IntroduceProps {
  application: { id: string; status: ApplicationStatus };
  fullName: string;
  onClick?: MouseEventHandler;
}

/** Opens the introduction on the application; nothing once they are introduced. */
export function Introduce({ application: { id, status }, fullName, onClick }: IntroduceProps) {
  if (status !== 'submitted' && status !== 'shortlisted') return null;
  return (
    <ButtonLink
      href={`${href('adminApplication', { id })}?step=introduce`}
      size="small"
      variant="secondary"
      onClick={onClick}
    >
      {t.introduce}
      <VisuallyHidden> {fill(t.ofName, { fullName })}</VisuallyHidden>
    </ButtonLink>
  );
}
