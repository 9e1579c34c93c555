import { useLingui } from '@lingui/react'
import type { CorrectionPreview } from '@sanuk/contracts/office-lottery'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Facts } from '@sanuk/ui/facts'
import { Figure, Figures } from '@sanuk/ui/figures'
import { MemberLink } from '../../components/member-link.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { type DescribedColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { DrawnPrizes } from './drawn-numbers.tsx'

type Ticket = CorrectionPreview['top'][number]

const COLUMNS: readonly DescribedColumn<Ticket>[] = [
  {
    key: 'member',
    header: 'office-lottery.correct.member',
    phone: 'heading',
    text: ({ member }) => member?.username ?? '',
    cell: ({ member, brand }, { _ }) =>
      member ? <MemberLink member={member} /> : _('office-lottery.correct.elsewhere', { brand }),
  },
  textColumn('brand', 'office-lottery.correct.brand', { fileOnly: true }),
  {
    key: 'ticket',
    header: 'office-lottery.correct.ticket',
    text: ({ ticket }) => ticket,
    cell: ({ ticket }) => ticket.slice(0, 8),
  },
  moneyColumn('before', 'office-lottery.correct.prize.before'),
  moneyColumn('after', 'office-lottery.correct.prize.after'),
  moneyColumn('difference', 'office-lottery.correct.difference', { net: true }),
]

type Props = { readonly preview: CorrectionPreview; readonly family: string }

/** Who would gain and who would lose by another result, and what their wallets do not cover. */
export function PreviewedCorrection({ preview, family }: Props) {
  const { _ } = useLingui()
  const money = useMoney()
  const { before, after, more, less, shortfall, top } = preview
  return (
    <>
      <Facts
        facts={[
          { name: _('office-lottery.correction.before'), value: <DrawnPrizes family={family} result={before} /> },
          { name: _('office-lottery.correction.after'), value: <DrawnPrizes family={family} result={after} /> },
        ]}
      />
      <Figures label={_('office-lottery.correct.preview')} busy={false}>
        <Figure name={_('office-lottery.correct.more')} value={money(more.amount)}>
          {_('office-lottery.correct.sum', { count: more.tickets })}
        </Figure>
        <Figure name={_('office-lottery.correct.less')} value={money(less.amount)}>
          {_('office-lottery.correct.sum', { count: less.tickets })}
        </Figure>
        <Figure name={_('office-lottery.correct.shortfall')} value={money(shortfall.amount)}>
          {_('office-lottery.correct.members', { count: shortfall.members })}
        </Figure>
      </Figures>
      <RowsCard
        title="office-lottery.correct.top"
        file="lottery-correction"
        columns={COLUMNS}
        rows={top}
        rowKey={({ ticket }) => ticket}
        empty={<EmptyState title={_('office-lottery.correct.none')} />}
      />
    </>
  )
}
