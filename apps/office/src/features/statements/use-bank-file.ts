import { useLingui } from '@lingui/react'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useDoing } from '../../wire/use-doing.ts'
import {
  type BankFileFaults,
  type BankFileForm,
  compareFile,
  faultsOfAnswer,
  faultsOfForm,
  isTolerance,
  type Layout,
  readFile,
} from './bank-file-form.ts'
import { STATEMENTS } from './statements.ts'

/** A file on its way: chosen, read, its columns corrected, compared. */
export function useBankFile() {
  const { _ } = useLingui()
  const doing = useDoing(STATEMENTS)
  const [, navigate] = useLocation()
  const [form, setForm] = useState<BankFileForm>({ account: null, file: null })
  const [layout, setLayout] = useState<Layout | null>(null)
  const [faults, setFaults] = useState<BankFileFaults>({})
  const [busy, setBusy] = useState(false)

  async function trying(work: () => Promise<void>) {
    setBusy(true)
    setFaults({})
    try {
      await work()
    } catch (fault) {
      setFaults(faultsOfAnswer(fault, _))
    } finally {
      setBusy(false)
    }
  }

  const read = (account: string, file: File) =>
    trying(async () => {
      const reading = await doing(() => readFile(account, file))
      setLayout({ reading, columns: reading.columns, tolerance: String(reading.toleranceMinutes) })
    })

  const compare = (account: string, file: File, how: Layout) =>
    trying(async () => {
      const { statement, repeated } = await doing(() => compareFile(account, file, how))
      const { open } = statement
      if (repeated) toast.info(_('statements.compare.repeated'))
      else if (open === 0) toast.success(_('statements.compare.same'))
      else toast.info(_('statements.compare.differs', { open }))
      navigate(`/statements/${statement.id}`)
    })

  return {
    ...{ form, layout, faults, busy, setForm, setLayout },
    back: () => {
      setForm({ ...form, file: null })
      setLayout(null)
      setFaults({})
    },
    next: () => {
      const missing = faultsOfForm(form, _)
      const { account, file } = form
      if (!account || !file || Object.keys(missing).length > 0) return setFaults(missing)
      if (!layout) return read(account, file)
      if (!isTolerance(layout.tolerance)) return setFaults({ tolerance: _('statements.tolerance.wrong') })
      return compare(account, file, layout)
    },
  }
}
