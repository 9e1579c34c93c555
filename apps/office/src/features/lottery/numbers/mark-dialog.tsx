import { useLingui } from '@lingui/react'
import { type LotteryNumbers, markNumbers } from '@sanuk/contracts/office-lottery-numbers'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { TextArea } from '@sanuk/ui/text-area'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../wire/call.ts'
import { useSending } from '../../../wire/use-sending.ts'
import { usePlayName } from '../family-words.ts'
import styles from '../lottery.module.css'
import { LOTTERY } from '../lottery.ts'
import { readTypedNumbers } from './typed-numbers.ts'

type Props = {
  readonly gameCode: string
  readonly limits: Pick<LotteryNumbers, 'family' | 'plays' | 'issues'>
  /** What is chosen at first. */
  readonly first?: { readonly play: string; readonly number: string; readonly issue: string }
  readonly onClose: () => void
}

/** Marks numbers that were typed or pasted as half or closed, in one issue or in all from now on. */
export function MarkDialog({ gameCode, limits: { family, plays, issues }, first, onClose }: Props) {
  const { _ } = useLingui()
  const formId = useId()
  const nameOf = usePlayName(family)
  const { busy, fault, faults, send } = useSending(LOTTERY)
  const [play, setPlay] = useState(first?.play ?? plays[0]?.play ?? '')
  const [text, setText] = useState(first?.number ?? '')
  const [rate, setRate] = useState<'half' | 'closed'>('closed')
  const [issue, setIssue] = useState(first?.issue ?? '')
  const digits = plays.find((one) => one.play === play)?.digits ?? 0
  const { numbers, rejected } = readTypedNumbers(text, digits)
  const isReady = numbers.length > 0 && rejected.length === 0
  const wrong = rejected.length > 0 ? _('office-lottery-numbers.rejected', { digits, numbers: rejected.join(' ') }) : ''

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    const body = { gameCode, play, numbers: [...numbers], rate, issue: issue === '' ? null : issue }
    if (!(await send(() => call(markNumbers, { body })))) return
    onClose()
    toast.success(_('office-lottery-numbers.marked', { count: numbers.length }))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_('office-lottery-numbers.add')}
      description={_('office-lottery-numbers.add.note')}
      error={fault}
      footer={
        <Button type="submit" form={formId} busy={busy} disabled={!isReady}>
          {_('office-lottery-numbers.mark', { count: numbers.length })}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save}>
        <Field label={_('office-lottery.play')}>
          <Select
            value={play}
            onChange={setPlay}
            options={plays.map(({ play: value }) => ({ value, label: nameOf(value) }))}
          />
        </Field>
        <Field
          label={_('office-lottery-numbers.numbers')}
          hint={_('office-lottery-numbers.numbers.hint', { digits })}
          error={wrong || faults.numbers}
        >
          <TextArea value={text} onChange={({ target }) => setText(target.value)} inputMode="numeric" />
        </Field>
        <Segmented
          label={_('office-lottery-numbers.sold')}
          options={(['half', 'closed'] as const).map((value) => ({
            value,
            label: _(`office-lottery-numbers.rate.${value}`),
          }))}
          value={rate}
          onChange={setRate}
        />
        <Field label={_('office-lottery.issue')}>
          <Select
            value={issue}
            onChange={setIssue}
            options={[
              { value: '', label: _('office-lottery-numbers.issue.all') },
              ...issues.map((number) => ({ value: number, label: number })),
            ]}
          />
        </Field>
      </form>
    </Dialog>
  )
}
