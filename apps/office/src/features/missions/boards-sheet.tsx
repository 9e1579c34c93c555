import { useLingui } from '@lingui/react'
import { officeBoard } from '@sanuk/contracts/office-missions'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { rewardLine } from '../../components/mission-facts.tsx'
import styles from '../../components/rules/rules.module.css'
import {
  type DescribedColumn,
  memberColumn,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { GivenSum } from './given.tsx'
import { MISSIONS, type OfficeMissions } from './missions.ts'

const BOARDS: readonly DescribedColumn<OfficeMissions['boards'][number]>[] = [
  textColumn('week', 'office-missions.week', { phone: 'heading' }),
  numberColumn('members', 'office-missions.members'),
  numberColumn('prizes', 'office-missions.prizes'),
  numberColumn('claimed', 'office-missions.claimed'),
  {
    key: 'paid',
    header: 'office-missions.paid',
    align: 'end',
    text: ({ paid }) => paid.cash,
    cell: ({ paid }) => <GivenSum {...paid} />,
  },
  { key: 'points', header: 'office-missions.paid.points', fileOnly: true, text: ({ paid }) => paid.points },
  {
    key: 'show',
    header: 'office-missions.board.show',
    cell: ({ week }, { _ }, show) => (
      <Button look="outline" size="small" onClick={show}>
        {_('office-missions.board.of', { week })}
      </Button>
    ),
  },
]

/** Weeks that are over, and who stood where. */
export function BoardsSheet({ boards }: Pick<OfficeMissions, 'boards'>) {
  const { _ } = useLingui()
  const [week, setWeek] = useState<string>()
  return (
    <div className={styles.page}>
      <RowsCard
        title="office-missions.sheet.boards"
        file="boards"
        columns={BOARDS}
        rows={boards}
        rowKey={(board) => board.week}
        empty={<EmptyState icon={<Trophy />} title={_('office-missions.boards.none')} />}
        onOpen={(board) => setWeek(board.week)}
      />
      {week && <PastBoard key={week} week={week} />}
    </div>
  )
}

const PLACES: readonly DescribedColumn<AnswerOf<typeof officeBoard>['list'][number]>[] = [
  numberColumn('rank', 'office-missions.rank'),
  memberColumn({ header: 'office.members', phone: 'heading' }),
  moneyColumn('score', 'office-missions.score'),
  {
    key: 'kind',
    header: 'office-missions.kind',
    fileOnly: true,
    text: ({ reward }, { _ }) => (reward ? _(`office-missions.kind.${reward.kind}`) : ''),
  },
  {
    key: 'reward',
    header: 'office-missions.reward',
    align: 'end',
    text: ({ reward }) => reward?.amount ?? '',
    cell: ({ reward }, { _, money }) => (reward ? rewardLine(reward, { say: _, money }) : _('office.none')),
  },
  {
    key: 'claimed',
    header: 'office-missions.claimed',
    text: ({ claimed, reward }, { _ }) =>
      reward ? _(claimed ? 'office-missions.claimed' : 'office-missions.unclaimed') : '',
  },
]

function PastBoard({ week }: { readonly week: string }) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({
    key: [...MISSIONS, week],
    ask: (signal) => call(officeBoard, { params: { week } }, signal),
  })
  if (error) return <Failed error={error} onRetry={refetch} />
  return (
    <RowsCard
      title="office-missions.sheet.boards"
      titleText={_('office-missions.board.of', { week })}
      file={`board-${week}`}
      columns={PLACES}
      rows={data?.list}
      rowKey={({ member }) => member}
      empty={<EmptyState icon={<Trophy />} title={_('office-missions.boards.none')} />}
    />
  )
}
