import { useLingui } from '@lingui/react'
import { dropNumberMark, type LotteryNumbers, type NumberMark } from '@sanuk/contracts/office-lottery-numbers'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { type DescribedColumn, momentColumn, textColumn } from '../../../lists/described-column.tsx'
import { RowsCard } from '../../../lists/rows-card.tsx'
import { call } from '../../../wire/call.ts'
import { useSending } from '../../../wire/use-sending.ts'
import { usePlayName } from '../family-words.ts'
import styles from '../lottery.module.css'
import { MarkDialog } from './mark-dialog.tsx'
import { numbersKey } from './numbers.ts'

type Props = { readonly gameCode: string; readonly limits: LotteryNumbers; readonly mayChange: boolean }

/** Numbers that are half or closed because an operator said so, and the way back. */
export function NumberMarks({ gameCode, limits, mayChange }: Props) {
  const { _ } = useLingui()
  const nameOf = usePlayName(limits.family)
  const [isAdding, setAdding] = useState(false)
  const { busy, fault, send } = useSending(numbersKey(gameCode))
  const columns: readonly DescribedColumn<NumberMark>[] = [
    textColumn('number', 'office-lottery.number', { phone: 'heading' }),
    { key: 'play', header: 'office-lottery.play', text: ({ play }) => nameOf(play) },
    {
      key: 'rate',
      header: 'office-lottery-numbers.sold',
      text: ({ rate }, formats) => formats._(`office-lottery-numbers.rate.${rate}`),
      cell: ({ rate }, formats) => (
        <Badge look={rate === 'closed' ? 'bad' : 'luck'}>{formats._(`office-lottery-numbers.rate.${rate}`)}</Badge>
      ),
    },
    {
      key: 'issue',
      header: 'office-lottery.issue',
      text: ({ issue }, formats) => issue ?? formats._('office-lottery-numbers.issue.all'),
    },
    { key: 'markedBy', header: 'office-lottery-numbers.by', text: ({ markedBy }) => markedBy.username },
    momentColumn('markedAt', 'office-lottery-numbers.at'),
  ]
  const takeOff: DescribedColumn<NumberMark> = {
    key: 'drop',
    header: 'office-lottery-numbers.drop',
    cell: ({ id, number }) => (
      <Button
        look="outline"
        size="small"
        disabled={busy}
        aria-label={`${_('office-lottery-numbers.drop')}: ${number}`}
        onClick={() => drop(id)}
      >
        {_('office-lottery-numbers.drop')}
      </Button>
    ),
  }

  async function drop(id: string) {
    if (await send(() => call(dropNumberMark, { params: { id } }))) toast.success(_('office-lottery-numbers.dropped'))
  }

  return (
    <>
      <RowsCard
        title="office-lottery-numbers.marks"
        file="lottery-number-marks"
        columns={mayChange ? [...columns, takeOff] : columns}
        rows={limits.marks}
        rowKey={({ id }) => id}
        empty={<EmptyState title={_('office-lottery-numbers.marks.none')} />}
        actions={mayChange && <Button onClick={() => setAdding(true)}>{_('office-lottery-numbers.add')}</Button>}
      >
        {fault && (
          <p className={styles.attention} role="alert">
            {fault}
          </p>
        )}
      </RowsCard>
      {isAdding && <MarkDialog gameCode={gameCode} limits={limits} onClose={() => setAdding(false)} />}
    </>
  )
}
