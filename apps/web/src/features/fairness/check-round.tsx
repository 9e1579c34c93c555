import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Field } from '@sanuk/ui/field'
import { TextArea } from '@sanuk/ui/text-area'
import { LONGEST_RECORD, readSavedRecord, type SavedRecord } from '@sanuk/verifier/record'
import { FolderOpen, ReceiptText } from 'lucide-react'
import { type ChangeEvent, useMemo, useRef, useState } from 'react'
import { usePanels } from '../../panels/use-panels.ts'
import { useShown } from '../../router/use-router.ts'
import { DrawVerdict } from './draw-verdict.tsx'
import styles from './fairness.module.css'
import { RoundVerdict } from './round-verdict.tsx'
import { SeriesVerdict } from './series-verdict.tsx'
import { ShoeVerdict } from './shoe-verdict.tsx'
import { StudioVerdict } from './studio-verdict.tsx'
import { YeekeeVerdict } from './yeekee-verdict.tsx'

/** Takes a round, a draw of a lottery, a shoe or series of a live table, or a file of one, and draws it again on this device. */
export function CheckRound() {
  const brought = useShown(({ location }) => location.state.record)
  return <RoundBrought key={brought} brought={brought ?? ''} />
}

function RoundBrought({ brought }: { readonly brought: string }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const [text, setText] = useState(brought)
  const [isLeft, setLeft] = useState(brought !== '')
  const record = useMemo(() => readSavedRecord(text), [text])
  const isUnreadable = isLeft && record === null && text.trim() !== ''
  const file = useRef<HTMLInputElement>(null)

  /** What was pasted or opened is judged at once, what is typed when the field is left. */
  function take(next: string) {
    setText(next)
    setLeft(Math.abs(next.length - text.length) > 1)
  }

  const takeFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (chosen) take(chosen.size > LONGEST_RECORD ? '?' : await chosen.text())
    currentTarget.value = ''
  }
  return (
    <Card className={styles.check} title={_('fairness.check')}>
      <p className={styles.note}>{_('fairness.check.how')}</p>
      <div className={styles.ways}>
        <Button icon={<ReceiptText />} onClick={() => open('personalHistoryCopy')}>
          {_('fairness.record')}
        </Button>
        <Button look="outline" icon={<FolderOpen />} onClick={() => file.current?.click()}>
          {_('fairness.open')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={_('fairness.open')}
          onChange={takeFile}
        />
      </div>
      <Field label={_('fairness.paste')} error={isUnreadable ? _('fairness.unreadable') : undefined}>
        <TextArea
          rows={2}
          spellCheck={false}
          onChange={({ target }) => take(target.value)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      {record && <Verdict record={record} />}
    </Card>
  )
}

function Verdict({ record }: { readonly record: SavedRecord }) {
  if (record.format === 'sanuk-draw-1') return <DrawVerdict key={`${record.game} ${record.issue}`} record={record} />
  if (record.format === 'sanuk-yeekee-1')
    return <YeekeeVerdict key={`${record.game} ${record.issue}`} record={record} />
  if (record.format === 'sanuk-shoe-1' || record.format === 'sanuk-dragon-tiger-1')
    return <ShoeVerdict key={record.shoe} record={record} />
  if (record.format === 'sanuk-series-1' || record.format === 'sanuk-cockfight-1')
    return <SeriesVerdict key={record.series} record={record} />
  if (record.format === 'sanuk-studio-1') return <StudioVerdict key={record.series} record={record} />
  return <RoundVerdict key={record.round} record={record} />
}
