import type { CategoryMargin } from '@sanuk/contracts/office-agent-money'
import { Badge, type BadgeProps } from '@sanuk/ui/badge'
import type { OfficeWord } from '../../language/office-word.ts'
import { type DescribedColumn, numberColumn } from '../../lists/described-column.tsx'
import { writeShare } from './write-share.ts'

type Share = 'edge' | 'rebate' | 'salary' | 'left'

/** A share of the valid stake in per cent; a dash where it is not known. */
const shareColumn = (key: Share, header: OfficeWord): DescribedColumn<CategoryMargin> => ({
  key,
  header,
  align: 'end',
  text: (row) => writeKnown(row[key]) ?? '',
  cell: (row, { _ }) => writeKnown(row[key]) ?? _('office.none'),
})

const writeKnown = (share: number | null): string | null => (share === null ? null : writeShare(share))

/** Whether a category keeps enough: too little, a loss though no margin is demanded, enough, or not known. */
const stateOf = ({ left, isBelow }: CategoryMargin) => {
  if (left === null) return 'unknown'
  if (isBelow) return 'below'
  return left < 0 ? 'loss' : 'enough'
}

const LOOKS: Readonly<Record<ReturnType<typeof stateOf>, BadgeProps['look']>> = {
  unknown: 'plain',
  below: 'bad',
  loss: 'bad',
  enough: 'good',
}

/** What is left with the brand by category. */
export const MARGIN_COLUMNS: readonly DescribedColumn<CategoryMargin>[] = [
  {
    key: 'gameType',
    header: 'office-agent-money.margin.category',
    phone: 'heading',
    text: ({ gameType }, { _ }) => _(`office.category.${gameType}`),
  },
  numberColumn('games', 'office-agent-money.margin.games'),
  shareColumn('edge', 'office-agent-money.margin.edge'),
  shareColumn('rebate', 'office-agent-money.margin.rebate'),
  shareColumn('salary', 'office-agent-money.margin.salary'),
  shareColumn('left', 'office-agent-money.margin.left'),
  {
    key: 'state',
    header: 'office.state',
    text: (row, { _ }) => _(`office-agent-money.margin.${stateOf(row)}`),
    cell: (row, { _ }) => <Badge look={LOOKS[stateOf(row)]}>{_(`office-agent-money.margin.${stateOf(row)}`)}</Badge>,
  },
]
