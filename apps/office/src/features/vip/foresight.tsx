import { useLingui } from '@lingui/react'
import type { VipPlan } from '@sanuk/contracts/office-vip'
import { add, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import { Table } from '@sanuk/ui/table'
import { useMoney } from '../../components/use-money.tsx'
import { SaveWhole } from '../../lists/save-whole.tsx'
import styles from './vip.module.css'
import type { Foreseen } from './vip.ts'

type ForesightProps = { readonly ranks: readonly Foreseen[]; readonly plan: VipPlan }

/** What a plan would come to with all that was deposited and played so far. */
export function Foresight({ ranks, plan }: ForesightProps) {
  const { _, i18n } = useLingui()
  const money = useMoney()
  const language = i18n.locale === 'en' ? 'en' : 'th'
  const nameOf = (level: number) => plan.ranks[level - 1]?.names[language] ?? String(level)
  const sum = (amounts: readonly string[]) =>
    money(writeAmount(amounts.reduce((total, amount) => add(total, parseAmount(amount)), ZERO)))
  return (
    <>
      <Table
        label={_('office-vip.foresee')}
        rows={ranks}
        rowKey={({ level }) => String(level)}
        empty={null}
        columns={[
          {
            key: 'rank',
            header: _('office-vip.rank.word'),
            phone: 'heading',
            cell: ({ level }) => nameOf(level),
          },
          { key: 'members', header: _('office.members'), align: 'end', cell: ({ members }) => members },
          { key: 'kept', header: _('office-vip.kept'), align: 'end', cell: ({ kept }) => kept },
          { key: 'rewards', header: _('office-vip.rewards'), align: 'end', cell: ({ rewards }) => money(rewards) },
          {
            key: 'monthly',
            header: _('office-vip.monthly'),
            align: 'end',
            cell: ({ monthlyRewards }) => money(monthlyRewards),
          },
        ]}
      />
      <div>
        <SaveWhole
          name="vip-foreseen"
          columns={[
            { header: _('office-vip.rank.word'), text: ({ level }) => nameOf(level) },
            { header: _('office.members'), text: ({ members }) => String(members) },
            { header: _('office-vip.kept'), text: ({ kept }) => String(kept) },
            { header: _('office-vip.rewards'), text: ({ rewards }) => rewards },
            { header: _('office-vip.monthly'), text: ({ monthlyRewards }) => monthlyRewards },
          ]}
          rows={ranks}
        />
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
