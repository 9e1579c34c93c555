import { useLingui } from '@lingui/react'
import type { RiskFlag } from '@sanuk/contracts/office-risk'
import type { SavedColumn } from '../../lists/save-list.tsx'

/** A case, in a file: who, why and what was found. */
export function useSavedFlags(): readonly SavedColumn<RiskFlag>[] {
  const { _ } = useLingui()
  return [
    { header: _('office-risk.member'), text: ({ member }) => member.username },
    { header: _('office-risk.kind'), text: ({ kind }) => _(`office-risk.kind.${kind}`) },
    { header: _('office.state'), text: ({ state }) => _(`office-risk.state.${state}`) },
    {
      header: _('office-risk.others'),
      text: ({ evidence }) => (evidence.others ?? []).map(({ username }) => username).join(' '),
    },
    { header: _('office-risk.accounts'), text: ({ evidence }) => String(evidence.accounts ?? '') },
    { header: _('office-risk.deposited'), text: ({ evidence }) => evidence.deposited ?? '' },
    { header: _('office-risk.withdrawn'), text: ({ evidence }) => evidence.withdrawn ?? '' },
    { header: _('office-risk.played'), text: ({ evidence }) => evidence.played ?? '' },
    { header: _('office-risk.ofDay'), text: ({ evidence }) => evidence.ofDay ?? '' },
    { header: _('office-risk.ofMonth'), text: ({ evidence }) => evidence.ofMonth ?? '' },
    { header: _('office-risk.raised'), text: ({ raisedAt }) => raisedAt },
    { header: _('office-risk.operator'), text: ({ operator }) => operator ?? '' },
    { header: _('office-risk.decided'), text: ({ decidedAt }) => decidedAt ?? '' },
    {
      header: _('office-risk.notes'),
      text: ({ notes }) => notes.map(({ at, by, text }) => `${at} ${by}: ${text}`).join('\n'),
    },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
