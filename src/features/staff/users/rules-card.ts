import { loadCredentialRules, saveCredentialRules } from '../../../data/credential-rules.ts';
import type { CredentialRule } from '../../../domain/documents.ts';
import { CARE_TYPES, type CareType, DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { ok } from '../../../lib/result.ts';
import { conflictForm } from '../../../state/conflict.ts';
import { loadable } from '../../../state/loadable.ts';

const calls = { loadCredentialRules, saveCredentialRules };
export type RulesCardStore = ReturnType<typeof createRulesCard>;

export const CARE = Object.keys(CARE_TYPES) as CareType[];
export const KINDS = Object.keys(DOCUMENT_KINDS) as DocumentKind[];
export const isRule = (rules: readonly CredentialRule[], care: CareType, kind: DocumentKind) =>
  rules.some((rule) => rule.careType === care && rule.kind === kind);

type Rules = { rules: CredentialRule[] };

/** Which documents each care type requires. All are saved together, unless another admin was quicker. */
export function createRulesCard(service = calls) {
  let seen: CredentialRule[] = [];
  const see = (now: Rules) => {
    seen = now.rules;
    return {};
  };
  const rules = loadable(async () => {
    const loaded = await service.loadCredentialRules();
    if (loaded.ok) {
      seen = loaded.value;
      form.startFrom({ rules: seen });
    }
    return loaded;
  });
  const form = conflictForm<Rules, unknown>({
    initial: { rules: [] },
    check: () => ({}),
    submit: async (values) => {
      const saved = await service.saveCredentialRules(values.rules, seen);
      if (saved.ok) {
        seen = values.rules;
        form.startFrom(values);
      }
      return saved;
    },
    latest: async () => {
      const loaded = await service.loadCredentialRules();
      return loaded.ok ? ok({ rules: loaded.value }) : loaded;
    },
    currentVersion: see,
  });
  const turn = (care: CareType, kind: DocumentKind) => {
    const chosen = form.$state.get().values.rules;
    form.change({
      rules: isRule(chosen, care, kind)
        ? chosen.filter((rule) => rule.careType !== care || rule.kind !== kind)
        : [...chosen, { careType: care, kind }],
    });
  };
  return { rules, form, turn };
}
