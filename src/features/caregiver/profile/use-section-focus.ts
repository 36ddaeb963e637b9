import { useEffect, useRef } from 'react';
import { media } from '../../../theme/media.ts';
import { focusField } from '../../../ui/field/focus-field.ts';
import { lineId } from './SectionList.tsx';
import type { Section } from './sections.ts';

export const HEADING_ID = 'section';

/**
 * Brings the reader along: to the field that the address names, to the heading of the section that was opened, or in the list
 * back to where one left it. A page that has just been opened stays as it is.
 */
export function useSectionFocus(chosen: Section | undefined, field: string | undefined): void {
  const before = useRef<{ section: Section | undefined }>(undefined);
  useEffect(() => {
    const from = before.current;
    before.current = { section: chosen };
    if (field && focusField(field)) return keepFocus(field);
    if (!from || from.section === chosen) return;
    if (!chosen) {
      if (from.section) document.getElementById(lineId(from.section))?.focus();
      return;
    }
    // Beside the list the first section opens by itself.
    if (!from.section && matchMedia(media.lg).matches) return;
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [chosen, field]);
}

/** The browser, too, goes where the address leads, and in doing so takes the focus from the first control of a group. */
function keepFocus(field: string) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusField(field);
    }),
  );
}
