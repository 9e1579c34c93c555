import type { RiskFlag } from '@sanuk/contracts/office-risk'
import type { OfficeWord } from '../../language/office-word.ts'
import { type DescribedColumn, ID_COLUMN, momentColumn, textColumn } from '../../lists/described-column.tsx'

const found = (key: Exclude<keyof RiskFlag['evidence'], 'others'>, header: OfficeWord): DescribedColumn<RiskFlag> => ({
  key,
  header,
  text: ({ evidence }) => String(evidence[key] ?? ''),
})

/** A case: who, why and what was found. */
export const FLAG_COLUMNS: readonly DescribedColumn<RiskFlag>[] = [
  { key: 'member', header: 'office-risk.member', text: ({ member }) => member.username },
  { key: 'kind', header: 'office-risk.kind', text: ({ kind }, { _ }) => _(`office-risk.kind.${kind}`) },
  { key: 'state', header: 'office.state', text: ({ state }, { _ }) => _(`office-risk.state.${state}`) },
  {
    key: 'others',
    header: 'office-risk.others',
    text: ({ evidence }) => (evidence.others ?? []).map(({ username }) => username).join(' '),
  },
  found('accounts', 'office-risk.accounts'),
  found('deposited', 'office-risk.deposited'),
  found('withdrawn', 'office-risk.withdrawn'),
  found('played', 'office-risk.played'),
  found('ofDay', 'office-risk.ofDay'),
  found('ofMonth', 'office-risk.ofMonth'),
  momentColumn('raisedAt', 'office-risk.raised'),
  textColumn('operator', 'office-risk.operator'),
  momentColumn('decidedAt', 'office-risk.decided'),
  {
    key: 'notes',
    header: 'office-risk.notes',
    text: ({ notes }) => notes.map(({ at, by, text }) => `${at} ${by}: ${text}`).join('\n'),
  },
  ID_COLUMN,
]
