import { useLingui } from '@lingui/react'
import { officeBoard } from '@sanuk/contracts/office-missions'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Table } from '@sanuk/ui/table'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { MemberLink } from '../../components/member-link.tsx'
import { rewardLine } from '../../components/mission-facts.tsx'
import styles from '../../components/rules/rules.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { GivenSum } from './given.tsx'
import { MISSIONS, type OfficeMissions } from './missions.ts'

/** Weeks that are over, and who stood where. */
export function BoardsSheet({ boards }: Pick<OfficeMissions, 'boards'>) {
  const { _ } = useLingui()
  const [week, setWeek] = useState<string>()
  return (
    <div className={styles.page}>
      <Card
        title={_('office-missions.sheet.boards')}
        action={
          <SaveWhole
            name="boards"
            columns={[
              { header: _('office-missions.week'), text: (board) => board.week },
              { header: _('office-missions.members'), text: ({ members }) => String(members) },
              { header: _('office-missions.prizes'), text: ({ prizes }) => String(prizes) },
              { header: _('office-missions.claimed'), text: ({ claimed }) => String(claimed) },
              { header: _('office-missions.paid'), text: ({ paid }) => paid.cash },
              { header: _('office-missions.paid.points'), text: ({ paid }) => paid.points },
            ]}
            rows={boards}
          />
        }
      >
        <Table
          label={_('office-missions.sheet.boards')}
          rows={boards}
          rowKey={(board) => board.week}
          empty={<EmptyState icon={<Trophy />} title={_('office-missions.boards.none')} />}
          columns={[
            { key: 'week', header: _('office-missions.week'), phone: 'heading', cell: (board) => board.week },
            { key: 'members', header: _('office-missions.members'), align: 'end', cell: ({ members }) => members },
            { key: 'prizes', header: _('office-missions.prizes'), align: 'end', cell: ({ prizes }) => prizes },
            { key: 'claimed', header: _('office-missions.claimed'), align: 'end', cell: ({ claimed }) => claimed },
            {
              ...{ key: 'paid', header: _('office-missions.paid'), align: 'end' },
              cell: ({ paid }) => <GivenSum {...paid} />,
            },
            {
              ...{ key: 'show', header: _('office-missions.board.show') },
              cell: (board) => (
                <Button look="outline" size="small" onClick={() => setWeek(board.week)}>
                  {_('office-missions.board.of', { week: board.week })}
                </Button>
              ),
            },
          ]}
        />
      </Card>
      {week && <PastBoard key={week} week={week} />}
    </div>
  )
}

function PastBoard({ week }: { readonly week: string }) {
  const { _ } = useLingui()
  const money = useMoney()
  const { data, error, refetch } = useAsked({
    key: [...MISSIONS, week],
    ask: (signal) => call(officeBoard, { params: { week } }, signal),
  })
  if (error) {
    return (
      <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  return (
    <Card
      title={_('office-missions.board.of', { week })}
      action={
        data && (
          <SaveWhole
            name={`board-${week}`}
            columns={[
              { header: _('office-missions.rank'), text: ({ rank }) => String(rank) },
              { header: _('office.members'), text: ({ username }) => username },
              { header: _('office-missions.score'), text: ({ score }) => score },
              {
                header: _('office-missions.kind'),
                text: ({ reward }) => (reward ? _(`office-missions.kind.${reward.kind}`) : ''),
              },
              { header: _('office-missions.reward'), text: ({ reward }) => reward?.amount ?? '' },
              {
                header: _('office-missions.claimed'),
                text: ({ claimed, reward }) =>
                  reward ? _(claimed ? 'office-missions.claimed' : 'office-missions.unclaimed') : '',
              },
            ]}
            rows={data.list}
          />
        )
      }
    >
      <Table
        label={_('office-missions.board.of', { week })}
        rows={data?.list}
        rowKey={({ member }) => member}
        empty={<EmptyState icon={<Trophy />} title={_('office-missions.boards.none')} />}
        columns={[
          { key: 'rank', header: _('office-missions.rank'), cell: ({ rank }) => rank },
          {
            key: 'username',
            header: _('office.members'),
            phone: 'heading',
            cell: ({ member, username }) => <MemberLink member={{ id: member, username }} />,
          },
          { key: 'score', header: _('office-missions.score'), align: 'end', cell: ({ score }) => money(score) },
          {
            ...{ key: 'reward', header: _('office-missions.reward'), align: 'end' },
            cell: ({ reward }) => (reward ? rewardLine(reward, { say: _, money }) : '–'),
          },
          {
            ...{ key: 'claimed', header: _('office-missions.claimed') },
            cell: ({ claimed, reward }) =>
              reward && _(claimed ? 'office-missions.claimed' : 'office-missions.unclaimed'),
          },
        ]}
      />
    </Card>
  )
}
