import { useLingui } from '@lingui/react'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { Card } from '@sanuk/ui/card'
import { Figure, Figures } from '@sanuk/ui/figures'
import { useMoney } from '../../components/use-money.tsx'
import { StatementGaps } from './statement-gaps.tsx'
import styles from './statements.module.css'
import type { Statement } from './statements.ts'

/** The bank's own sums beside ours at the same instant. */
export function StatementBalances({ statement }: { statement: Statement }) {
  const { _ } = useLingui()
  const money = useMoney()
  const { currency, opening, closing, moneyIn, moneyOut, linesIn, linesOut, books, held, apartBefore } = statement
  const show = (wire: string | null) => (wire === null ? _('statements.unknown') : money(wire, { code: currency }))
  return (
    <Card title={_('statements.balances')}>
      <div className={styles.parts}>
        <Figures label={_('statements.bank')} busy={false}>
          <Figure name={_('statements.opening')} value={show(opening)} />
          <Figure name={_('statements.in')} value={show(moneyIn)}>
            {_('statements.moves', { lines: linesIn })}
          </Figure>
          <Figure name={_('statements.out')} value={show(moneyOut)}>
            {_('statements.moves', { lines: linesOut })}
          </Figure>
          <Figure name={_('statements.closing')} value={show(closing)} />
        </Figures>
        <StatementGaps statement={statement} />
        <Figures label={_('statements.ours')} busy={false}>
          <Figure name={_('statements.books')} value={show(books)} />
          <Figure name={_('statements.held')} value={show(held)} />
          <Figure name={_('statements.apart')} value={<Apart {...{ closing, books, held, show }} />}>
            {apartBefore !== null && (
              <>
                {_('statements.apart.before')} {show(apartBefore)}
              </>
            )}
          </Figure>
        </Figures>
        <p className={styles.note}>{_('statements.apart.note')}</p>
      </div>
    </Card>
  )
}

type ApartProps = Pick<Statement, 'closing' | 'books' | 'held'> & {
  readonly show: (wire: string | null) => React.ReactNode
}

/** By how much the bank says more than the books and what is held, or less. */
function Apart({ closing, books, held, show }: ApartProps) {
  if (closing === null) return show(null)
  const apart = subtract(parseAmount(closing), add(parseAmount(books), parseAmount(held)))
  return <span className={apart === 0n ? undefined : styles.apart}>{show(writeAmount(apart))}</span>
}
