import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { ChooseFile } from './choose-file.tsx'
import { FileColumns } from './file-columns.tsx'
import { useBankFile } from './use-bank-file.ts'

/** Takes a bank's file, has its columns checked, and leads to what came of it. */
export function CompareBankFile() {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<FileUp />} onClick={() => setOpen(true)}>
        {_('statements.compare')}
      </Button>
      {open && <CompareDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function CompareDialog({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui()
  const formId = useId()
  const { form, layout, faults, busy, setForm, setLayout, next, back } = useBankFile()
  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      locked={busy}
      title={_('statements.compare')}
      description={_('statements.compare.note')}
      closeLabel={_('office.close')}
      footer={
        <>
          {layout && (
            <Button look="outline" disabled={busy} onClick={back}>
              {_('statements.compare.back')}
            </Button>
          )}
          <Button type="submit" form={formId} busy={busy}>
            {_(layout ? 'statements.compare.start' : 'statements.compare.next')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          next()
        }}
      >
        {layout ? (
          <FileColumns layout={layout} faults={faults} busy={busy} onChange={setLayout} />
        ) : (
          <ChooseFile form={form} faults={faults} busy={busy} onChange={setForm} />
        )}
      </form>
    </Dialog>
  )
}
