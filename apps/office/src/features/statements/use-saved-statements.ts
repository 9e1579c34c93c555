import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import { accountName, type StatementLine } from './statements.ts'

/** A comparison with a bank's file, in a file. */
export function useSavedStatements(): readonly SavedColumn<StatementLine>[] {
  const { _ } = useLingui()
  return [
    { header: _('statements.account'), text: (one) => accountName(one, _) },
    { header: _('statements.period'), text: ({ from, until }) => `${from} – ${until}` },
    { header: _('statements.lines'), text: ({ lines, fresh }) => _('statements.lines.of', { fresh, lines }) },
    { header: _('statements.in'), text: ({ moneyIn }) => moneyIn },
    { header: _('statements.out'), text: ({ moneyOut }) => moneyOut },
    { header: _('statements.made'), text: ({ madeAt }) => madeAt },
    { header: _('statements.made_by'), text: ({ madeBy }) => madeBy },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
