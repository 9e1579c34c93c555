import { useLingui } from '@lingui/react'
import type { LotteryNumbers } from '@sanuk/contracts/office-lottery-numbers'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { useState } from 'react'
import { Link } from 'wouter'
import { type DescribedColumn, momentColumn, moneyColumn, numberColumn } from '../../../lists/described-column.tsx'
import { RowsCard } from '../../../lists/rows-card.tsx'
import { usePlayName } from '../family-words.ts'
import type { LimitedPlay } from './numbers.ts'
import { RuleDialog } from './rule-dialog.tsx'

type Props = { readonly gameCode: string; readonly limits: LotteryNumbers; readonly mayChange: boolean }

/** The rule of each play whose numbers can be limited. */
export function NumberRules({ gameCode, limits: { family, plays }, mayChange }: Props) {
  const { _ } = useLingui()
  const nameOf = usePlayName(family)
  const [changing, setChanging] = useState<LimitedPlay | null>(null)
  const columns: readonly DescribedColumn<LimitedPlay>[] = [
    { key: 'play', header: 'office-lottery.play', phone: 'heading', text: ({ play }) => nameOf(play) },
    numberColumn('digits', 'office-lottery-numbers.digits'),
    moneyColumn('halfFrom', 'office-lottery-numbers.half_from'),
    moneyColumn('closedFrom', 'office-lottery-numbers.closed_from'),
    momentColumn('since', 'office-lottery-numbers.since'),
  ]
  const change: DescribedColumn<LimitedPlay> = {
    key: 'change',
    header: 'office-lottery-numbers.change',
    cell: (limited) =>
      limited.proposal ? (
        <Link to="/approvals">{_('office-lottery-numbers.waits')}</Link>
      ) : (
        <Button
          look="outline"
          size="small"
          aria-label={_('office-lottery-numbers.change.of', { play: nameOf(limited.play) })}
          onClick={() => setChanging(limited)}
        >
          {_('office-lottery-numbers.change')}
        </Button>
      ),
  }
  return (
    <>
      <RowsCard
        title="office-lottery-numbers.rules"
        file="lottery-number-rules"
        columns={mayChange ? [...columns, change] : columns}
        rows={plays}
        rowKey={({ play }) => play}
        empty={<EmptyState title={_('office-lottery-numbers.rules.none')} />}
      />
      {changing && (
        <RuleDialog
          gameCode={gameCode}
          limited={changing}
          name={nameOf(changing.play)}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  )
}
