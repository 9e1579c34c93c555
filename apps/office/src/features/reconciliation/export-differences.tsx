import { useLingui } from '@lingui/react'
import { listDifferences } from '@sanuk/contracts/office-reconciliation'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import { Download } from 'lucide-react'
import { useLogoutIfAccessDenied } from 'ra-core'
import { useState } from 'react'
import { writeCsv } from '../../lists/csv.ts'
import { saveFile } from '../../lists/save-file.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import type { Difference, Run, Side } from './reconciliation.ts'

const HEAD = [
  ...['kind', 'transaction', 'call', 'their_round', 'their_amount', 'their_currency', 'their_at'],
  ...['our_round', 'our_amount', 'our_currency', 'our_at'],
]

/** Saves every kept difference as a CSV file, with columns for machines as the statement's are. */
export function ExportDifferences({ run }: { run: Run }) {
  const { _ } = useLingui()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const rows = (await allDifferences(run.id)).map(rowOf)
      saveFile(`${run.vendor}-${run.day}-differences.csv`, writeCsv([HEAD, ...rows]))
    } catch (fault) {
      if (await logoutIfAccessDenied(fault)) return
      toast.error(_('office.export.failed'), { description: faultText(fault, _) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button look="outline" icon={<Download />} busy={busy} onClick={save}>
      {_('office.export')}
    </Button>
  )
}

async function allDifferences(id: string): Promise<Difference[]> {
  const list: Difference[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call(listDifferences, { params: { id }, query: { page: String(page) } })
    list.push(...answer.list)
    pages = answer.pages
  }
  return list
}

const rowOf = ({ kind, transaction, call: name, theirs, ours }: Difference): string[] => [
  ...[kind, transaction, name, ...cellsOf(theirs), ...cellsOf(ours)],
]

const cellsOf = (side: Side | null): string[] =>
  side ? [side.round ?? '', side.amount, side.currency, side.at] : ['', '', '', '']
