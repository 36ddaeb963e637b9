import { useEffect, useRef } from 'react';
import { media } from '../../../theme/media.ts';
import { focusField } from '../../../ui/field/focus-field.ts';
import { lineId } from './SectionList.tsx';
import type { Section } from './sections.ts';

export const HEADING_ID = 'section';

/**
 * Moves the focus to the field that the address names, to the heading of the opened section, or back to the line of the
 * list that the person left. A page that just loaded without a field in its address stays as it is.
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
    // Beside the list, the first section opens by itself.
    if (!from.section && matchMedia(media.lg).matches) return;
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [chosen, field]);
}

/** The browser scrolls to the address's target, too, and takes the focus from the first control of a group. */
function keepFocus(field: string) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusField(field);
    }),
  );
}
