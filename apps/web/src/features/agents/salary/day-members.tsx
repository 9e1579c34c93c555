import { useLingui } from '@lingui/react'
import { readDailySalary } from '@sanuk/contracts/agent-salary'
import { Card } from '@sanuk/ui/card'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { writeRate } from '../../../components/write-rate.ts'
import { call } from '../../../wire/call.ts'
import { MemberRounds } from '../member-rounds.tsx'
import { Formula } from './day-parts.tsx'
import styles from './salary.module.css'
import type { SalaryDetail, useSalaryDay } from './use-salary.ts'

type Member = SalaryDetail['members'][number]

type DayMembersProps = { readonly day: string; readonly pages: ReturnType<typeof useSalaryDay> }

/** Whom a day's salary comes from; each member opens into the rounds of the day. */
export function DayMembers({ day, pages }: DayMembersProps) {
  const { _ } = useLingui()
  const members = pages.data?.pages.flatMap((page) => page.members) ?? []
  return (
    <Card
      level={3}
      title={_('agent-salary.members')}
      action={<ExportMembers day={day} disabled={members.length === 0} />}
    >
      {members.length === 0 ? (
        <p className={styles.note}>{_('agent-salary.members.none')}</p>
      ) : (
        <>
          <ul className={styles.list} aria-label={_('agent-salary.members')}>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} day={day} />
            ))}
          </ul>
          <ListEnd pages={pages} words={_('agent-salary.members.end')} />
        </>
      )}
    </Card>
  )
}

function MemberRow({ member, day }: { readonly member: Member; readonly day: string }) {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  const rounds = useId()
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? rounds : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.words}>
          <b>{member.username}</b>
          <span className={styles.note}>{_('agent-salary.member.rounds', { rounds: member.rounds })}</span>
        </span>
        <Formula {...member} />
        <ChevronDown className={styles.chevron} data-open={open || undefined} />
      </button>
      {open && (
        <div id={rounds} className={styles.rounds}>
          <MemberRounds member={member.id} username={member.username} day={day} />
        </div>
      )}
    </li>
  )
}

function ExportMembers({ day, disabled }: { readonly day: string; readonly disabled: boolean }) {
  const { _ } = useLingui()
  const columns: readonly CsvColumn<Member>[] = [
    { header: _('agent-salary.member'), cell: ({ username }) => username },
    { header: _('agent-salary.rounds'), cell: ({ rounds }) => String(rounds) },
    { header: _('agent-salary.valid'), cell: ({ valid }) => valid },
    { header: _('agent-salary.rate'), cell: ({ rate }) => writeRate(rate) },
    { header: _('agent-salary.deducted'), cell: ({ deducted }) => writeRate(deducted) },
    { header: _('agent-salary.amount'), cell: ({ amount }) => amount },
  ]
  return (
    <ExportButton
      label={_('agent-salary.members.export')}
      name={`daily-salary-${day}`}
      columns={columns}
      page={(cursor) =>
        call(readDailySalary, { params: { day }, query: { cursor } }).then(({ members, nextCursor }) => ({
          list: members,
          nextCursor,
        }))
      }
      disabled={disabled}
    />
  )
}
