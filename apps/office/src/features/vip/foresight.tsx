import { useLingui } from '@lingui/react'
import type { VipPlan } from '@sanuk/contracts/office-vip'
import { add, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import { type DescribedColumn, moneyColumn, numberColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import styles from './vip.module.css'
import type { Foreseen } from './vip.ts'

type ForesightProps = { readonly ranks: readonly Foreseen[]; readonly plan: VipPlan }

const columnsFor = (nameOf: (level: number) => string): readonly DescribedColumn<Foreseen>[] => [
  { key: 'rank', header: 'office-vip.rank.word', phone: 'heading', text: ({ level }) => nameOf(level) },
  numberColumn('members', 'office.members'),
  numberColumn('kept', 'office-vip.kept'),
  moneyColumn('rewards', 'office-vip.rewards'),
  moneyColumn('monthlyRewards', 'office-vip.monthly'),
]

/** What a plan would come to with all that was deposited and played so far. */
export function Foresight({ ranks, plan }: ForesightProps) {
  const { _ } = useLingui()
  const money = useMoney()
  const language = useLanguage()
  const columns = columnsFor((level) => plan.ranks[level - 1]?.names[language] ?? String(level))
  const sum = (amounts: readonly string[]) =>
    money(writeAmount(amounts.reduce((total, amount) => add(total, parseAmount(amount)), ZERO)))
  return (
    <>
      <RowsTable
        title="office-vip.foresee"
        columns={columns}
        rows={ranks}
        rowKey={({ level }) => String(level)}
        empty={null}
      />
      <div>
        <SaveRows file="vip-foreseen" columns={columns} rows={ranks} />
      </div>
      <p className={styles.note} role="status">
        {_('office-vip.sum', {
          once: sum(ranks.map(({ rewards }) => rewards)),
          monthly: sum(ranks.map(({ monthlyRewards }) => monthlyRewards)),
        })}
      </p>
    </>
  )
}
