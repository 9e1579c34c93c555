import { useLingui } from '@lingui/react'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { writeDay } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { MemberRounds } from '../member-rounds.tsx'
import { isByDay } from '../terms/scheme-periods.ts'
import styles from '../terms/terms.module.css'
import { ExportMembers } from './export-members.tsx'
import { Formula } from './period-parts.tsx'
import own from './salary.module.css'
import type { DetailPages, SalaryDetail } from './use-salary.ts'
import { WeighedKinds } from './weighed-kinds.tsx'

type Member = SalaryDetail['members'][number]

type PeriodMembersProps = { readonly scheme: SalaryScheme; readonly day: string; readonly pages: DetailPages }

/** Whom a period's salary comes from, by day; each line opens into the member's rounds of the day. */
export function PeriodMembers({ scheme, day, pages }: PeriodMembersProps) {
  const { _ } = useLingui()
  const members = pages.data?.pages.flatMap((page) => page.members) ?? []
  return (
    <Card
      level={3}
      title={_('agent-salary.members')}
      action={<ExportMembers scheme={scheme} day={day} disabled={members.length === 0} />}
    >
      {members.length === 0 ? (
        <p className={styles.note}>{_('agent-salary.members.none')}</p>
      ) : (
        <>
          <ul className={styles.list} aria-label={_('agent-salary.members')}>
            {members.map((member) => (
              <MemberRow key={`${member.id} ${member.day}`} member={member} showsDay={!isByDay(scheme)} />
            ))}
          </ul>
          <ListEnd pages={pages} words={_('agent-salary.members.end')} />
        </>
      )}
    </Card>
  )
}

type MemberRowProps = {
  readonly member: Member
  /** Whether the period has other days, too. */
  readonly showsDay: boolean
}

function MemberRow({ member, showsDay }: MemberRowProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const id = useId()
  const rounds = _('agent-salary.member.rounds', { rounds: member.rounds })
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.words}>
          <span className={styles.member}>
            <b>{member.username}</b> {member.isActive && <Badge look="good">{_('agent-salary.member.active')}</Badge>}
          </span>
          <span className={styles.note}>{showsDay ? `${writeDay(member.day, language)} · ${rounds}` : rounds}</span>
          <WeighedKinds {...member} />
        </span>
        <Formula {...member} />
        <ChevronDown className={styles.chevron} data-open={open || undefined} />
      </button>
      {open && (
        <div id={id} className={own.rounds}>
          <MemberRounds member={member.id} username={member.username} day={member.day} />
        </div>
      )}
    </li>
  )
}
