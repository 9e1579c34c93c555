import { useLingui } from '@lingui/react'
import { enterResult } from '@sanuk/contracts/office-lottery'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './lottery.module.css'
import { type IssueLine, LOTTERY, type Outcome } from './lottery.ts'
import { ResultFields } from './result-fields.tsx'
import { nothingTyped, type ResultForm, reportedOf } from './typed-result.ts'

type Props = {
  readonly issue: Pick<IssueLine, 'id' | 'number'>
  readonly form: ResultForm
  readonly onClose: () => void
}

/**
 * Takes the result of an issue from an operator. It begins empty and shows nothing that others told: each types from the
 * source.
 */
export function EnterResult({ issue, form, onClose }: Props) {
  const { _ } = useLingui()
  const formId = useId()
  const { busy, fault, send } = useSending(LOTTERY)
  const [typed, setTyped] = useState(() => nothingTyped(form))
  const body = reportedOf(typed, form)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!body) return
    let outcome: Outcome = 'waiting'
    const work = async () => {
      outcome = (await call(enterResult, { params: { id: issue.id }, body })).outcome
    }
    if (!(await send(work))) return
    onClose()
    sayOutcome(outcome, _(`office-lottery.outcome.${outcome}`))
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_('office-lottery.enter.title', { number: issue.number })}
      description={_('office-lottery.enter.note')}
      error={fault}
      footer={
        <Button type="submit" form={formId} busy={busy} disabled={!body}>
          {_('office-lottery.enter.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save}>
        <ResultFields form={form} typed={typed} onChange={setTyped} />
      </form>
    </Dialog>
  )
}

function sayOutcome(outcome: Outcome, words: string): void {
  if (outcome === 'disputed') toast.error(words)
  else toast.success(words)
}
