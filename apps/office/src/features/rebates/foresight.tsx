import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Table } from '@sanuk/ui/table'
import styles from '../../components/rules/rules.module.css'
import { useMoney, useWrittenMoney } from '../../components/use-money.tsx'
import { SaveWhole } from '../../lists/save-whole.tsx'
import type { Foreseen } from './rebates.ts'

/** What a plan would have given back of the last thirty days. */
export function Foresight({ foreseen }: { readonly foreseen: Foreseen }) {
  const { _ } = useLingui()
  const money = useMoney()
  const write = useWrittenMoney()
  const { from, to, members, earned, net, kinds } = foreseen
  return (
    <section className={styles.fields} aria-label={_('office-rebates.foresee')}>
      <p role="status">
        {_('office-rebates.foreseen', { from, to, members, earned: write(earned), net: write(net) })}{' '}
        <b>{_('office-rebates.share', { share: shareOf(earned, net) })}</b>
      </p>
      <Table
        label={_('office-rebates.foresee')}
        rows={kinds}
        rowKey={({ gameType }) => gameType}
        empty={<p className={styles.note}>{_('office-rebates.foreseen.none')}</p>}
        columns={[
          {
            ...{ key: 'kind', header: _('office-rebates.kind'), phone: 'heading' },
            cell: ({ gameType }) => _(`office.category.${gameType}`),
          },
          { key: 'valid', header: _('office-rebates.valid'), align: 'end', cell: ({ valid }) => money(valid) },
          { key: 'net', header: _('office-rebates.net'), align: 'end', cell: (kind) => money(kind.net) },
          { key: 'earned', header: _('office-rebates.earned'), align: 'end', cell: (kind) => money(kind.earned) },
          {
            ...{ key: 'share', header: _('office-rebates.share.word'), align: 'end' },
            cell: (kind) => shareOf(kind.earned, kind.net),
          },
        ]}
      />
      <div>
        <SaveWhole
          name="rebates-foreseen"
          columns={[
            { header: _('office-rebates.kind'), text: ({ gameType }) => _(`office.category.${gameType}`) },
            { header: _('office-rebates.valid'), text: ({ valid }) => valid },
            { header: _('office-rebates.net'), text: (kind) => kind.net },
            { header: _('office-rebates.earned'), text: (kind) => kind.earned },
            { header: _('office-rebates.share.word'), text: (kind) => shareOf(kind.earned, kind.net) },
          ]}
          rows={kinds}
        />
      </div>
      <p className={styles.note}>{_('office-rebates.foreseen.note')}</p>
    </section>
  )
}

/** How much of what the brand keeps would be given back; nothing where it kept nothing. */
function shareOf(earned: string, net: string): string {
  const kept = parseAmount(net)
  return kept <= 0n ? '–' : `${(Number((parseAmount(earned) * 10_000n) / kept) / 100).toFixed(1)}%`
}
