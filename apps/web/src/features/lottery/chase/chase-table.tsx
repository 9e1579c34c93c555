import { useLingui } from '@lingui/react'
import { amount } from '@sanuk/money/amount'
import { formatMoney, formatNet } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { IconButton } from '@sanuk/ui/icon-button'
import { WholeNumberInput } from '@sanuk/ui/whole-number-input'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useMoment } from '../../../components/use-moment.ts'
import { shortIssue } from '../issue-name.ts'
import styles from './chase.module.css'
import { type ChaseRow, profitRate } from './chase-plan.ts'
import type { ChaseState } from './use-chase.ts'

type ChaseTableProps = { readonly chase: ChaseState; readonly rows: readonly ChaseRow[] }

/** What is played in each issue. Each multiple can be changed, and each issue but the last one taken out. */
export function ChaseTable({ chase, rows }: ChaseTableProps) {
  const { _ } = useLingui()
  const isProfit = chase.choice.way === 'profit'
  const takenOut = chase.coming.length - rows.length
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={_('lottery-betting.chase.table')}>
          <thead>
            <tr>
              <th scope="col">{_('lottery.confirm.issue')}</th>
              <th scope="col">{_('lottery.multiple')}</th>
              <th scope="col">{_('lottery-betting.chase.stake')}</th>
              <th scope="col">{_('lottery-betting.chase.staked')}</th>
              {isProfit && <th scope="col">{_('lottery-betting.chase.profit')}</th>}
              {isProfit && <th scope="col">{_('lottery-betting.chase.profit_rate')}</th>}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.issue.number} row={row} chase={chase} isOnly={rows.length === 1} />
            ))}
          </tbody>
        </table>
      </div>
      {takenOut > 0 && (
        <Button look="ghost" size="small" onClick={() => chase.change({ edits: withAll(chase) })}>
          {_('lottery-betting.chase.restore', { count: takenOut })}
        </Button>
      )}
    </>
  )
}

const withAll = ({ choice: { edits } }: ChaseState) => new Map([...edits].filter(([, multiple]) => multiple !== 0))

type RowProps = { readonly row: ChaseRow; readonly chase: ChaseState; readonly isOnly: boolean }

function Row({ row: { issue, multiple, step }, chase, isOnly }: RowProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const { number } = issue
  return (
    <tr>
      <th scope="row">
        {shortIssue(number)}
        <span className={styles.when}>{moment(issue.drawsAt)}</span>
      </th>
      <td>
        <MultipleInput
          label={_('lottery-betting.chase.multiple_of', { number })}
          value={multiple}
          most={chase.mostMultiple}
          onChange={(next) => chase.edit(number, next)}
        />
        {multiple >= chase.mostMultiple && <span className={styles.when}>{_('lottery-betting.chase.highest')}</span>}
      </td>
      <td>{formatMoney(amount(step.stake), currency)}</td>
      <td>{formatMoney(amount(step.staked), currency)}</td>
      {chase.choice.way === 'profit' && (
        <>
          <td>{formatNet(amount(step.profit), currency)}</td>
          <td>{rateText(profitRate(step))}</td>
        </>
      )}
      <td>
        <IconButton
          size="small"
          label={_('lottery-betting.chase.take_out', { number })}
          disabled={isOnly}
          onClick={() => chase.edit(number, 0)}
        >
          <X />
        </IconButton>
      </td>
    </tr>
  )
}

/** A rate in tenths of a per cent. */
function rateText(tenths: bigint): string {
  const size = tenths < 0n ? -tenths : tenths
  return `${tenths < 0n ? '−' : ''}${size / 10n}.${size % 10n}%`
}

type MultipleInputProps = {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (multiple: number) => void
}

/** A multiple to be typed; what is out of range becomes the nearest that is not. */
function MultipleInput({ label, value, most, onChange }: MultipleInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <WholeNumberInput
      className={styles.multiple}
      aria-label={label}
      min={1}
      max={most}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value !== '') onChange(Math.min(most, Math.max(1, Math.floor(Number(target.value)) || 1)))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
