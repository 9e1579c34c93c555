import { useLingui } from '@lingui/react'
import { plainFileName } from '@sanuk/contracts/file-name'
import { compareStatement } from '@sanuk/contracts/office-reconciliation'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { sendFile } from '../../wire/send-file.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { RECONCILIATION } from './reconciliation.ts'
import { StatementFields } from './statement-fields.tsx'
import { faultsOfAnswer, faultsOfForm, type StatementFaults, type StatementForm } from './statement-form.ts'

const EMPTY: Omit<StatementForm, 'timeZone'> = { vendor: null, day: '', file: null }

/** Takes a vendor's statement and leads to what came of it. */
export function CompareStatement() {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const formId = useId()
  return (
    <>
      <Button icon={<FileUp />} onClick={() => setOpen(true)}>
        {_('reconciliation.compare')}
      </Button>
      <Dialog
        open={open}
        size="medium"
        onClose={() => setOpen(false)}
        locked={busy}
        title={_('reconciliation.compare')}
        description={_('reconciliation.compare.note')}
        closeLabel={_('reconciliation.close')}
        footer={
          <Button type="submit" form={formId} busy={busy}>
            {_('reconciliation.compare.start')}
          </Button>
        }
      >
        <CompareForm id={formId} busy={busy} onBusy={setBusy} />
      </Dialog>
    </>
  )
}

type CompareFormProps = { id: string; busy: boolean; onBusy: (busy: boolean) => void }

function CompareForm({ id, busy, onBusy }: CompareFormProps) {
  const { _ } = useLingui()
  const doing = useDoing(RECONCILIATION)
  const [, navigate] = useLocation()
  const timeZone = useBrand()?.timeZone ?? 'UTC'
  const [form, setForm] = useState<StatementForm>({ ...EMPTY, timeZone })
  const [faults, setFaults] = useState<StatementFaults>({})

  async function compare() {
    const missing = faultsOfForm(form, _)
    const { vendor, day, file } = form
    setFaults(missing)
    if (Object.keys(missing).length > 0 || !vendor || !file) return
    onBusy(true)
    try {
      const query = { vendor, day, timeZone: form.timeZone, fileName: plainFileName(file.name) }
      const { run, repeated } = await doing(() => sendFile(compareStatement, file, { query }))
      if (repeated) toast.info(_('reconciliation.compare.repeated'))
      else if (run.differences === 0) toast.success(_('reconciliation.compare.same'))
      else toast.info(_('reconciliation.compare.differs', { differences: run.differences }))
      navigate(`/reconciliation/${run.id}`)
    } catch (fault) {
      setFaults(faultsOfAnswer(fault, _))
    } finally {
      onBusy(false)
    }
  }

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        compare()
      }}
    >
      <StatementFields form={form} faults={faults} busy={busy} onChange={setForm} />
    </form>
  )
}
