import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Money } from '@sanuk/ui/money'
import { ArrowLeft, ReceiptText } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useToday } from '../../../brand/use-today.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { writtenCount } from '../../../language/written-count.ts'
import { MemberRounds } from '../member-rounds.tsx'
import { AccountBadges } from './account-badges.tsx'
import { DayStepper } from './day-stepper.tsx'
import { FreezeBadges } from './freezes/freeze-badges.tsx'
import { MemberActions } from './member-actions.tsx'
import styles from './team.module.css'
import type { TeamRow } from './use-team.ts'
import { useWriteUpline } from './use-write-upline.ts'

type MemberDetailProps = {
  readonly member: TeamRow
  /** Something of it was changed here. */
  readonly onChange: (member: TeamRow) => void
  readonly onBack: () => void
}

/** One account of the team: who it is, the month in figures, and the rounds of a day. */
export function MemberDetail({ member, onChange, onBack }: MemberDetailProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const writeUpline = useWriteUpline()
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    back.current?.focus()
    back.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div className={styles.detail}>
      <Button ref={back} className={styles.back} look="ghost" icon={<ArrowLeft />} onClick={onBack}>
        {_('agent-centre.team.back')}
      </Button>
      <header className={styles.who}>
        <h3 className={styles.title}>
          {member.username} <AccountBadges account={member} />
          <FreezeBadges account={member} />
        </h3>
        {member.nickname !== member.username && <p>{member.nickname}</p>}
        <p className={styles.upline}>
          {writeUpline(member)} · {_('agent-centre.team.joined')} {moment(member.joinedAt)}
        </p>
        {member.remark !== '' && <p className={styles.remark}>{member.remark}</p>}
      </header>
      <MemberActions member={member} onChange={onChange} />
      <MonthFigures member={member} />
      <RoundsOfDay member={member} />
    </div>
  )
}

type MemberProps = { readonly member: TeamRow }

function MonthFigures({ member: { month, state } }: MemberProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (sum: string, net = false) => <Money amount={parseAmount(sum)} currency={currency} net={net} />
  return (
    <>
      <FigureCards
        figures={[
          { key: 'valid', label: _('agent-centre.team.month.valid'), value: money(month.valid) },
          { key: 'stake', label: _('agent-centre.team.month.stake'), value: money(month.stake) },
          { key: 'net', label: _('agent-centre.team.month.net'), value: money(month.net, true) },
          { key: 'rounds', label: _('agent-centre.team.month.rounds'), value: writtenCount(month.rounds) },
        ]}
      />
      {state !== null && <p className={styles.upline}>{_('agent-centre.member.whole')}</p>}
    </>
  )
}

/** The rounds that were settled on a business day; the last day with play comes first. */
function RoundsOfDay({ member: { id, username, lastPlayed } }: MemberProps) {
  const { _ } = useLingui()
  const today = useToday()
  const [day, setDay] = useState(lastPlayed ?? today)
  const heading = useId()
  return (
    <section className={styles.rounds} aria-labelledby={heading}>
      <div className={styles.roundsHead}>
        <h4 id={heading} className={styles.heading}>
          {_('agent-centre.rounds')}
        </h4>
        {lastPlayed !== null && <DayStepper day={day} today={today} onChange={setDay} />}
      </div>
      {lastPlayed === null ? (
        <EmptyState icon={<ReceiptText />} title={_('agent-centre.rounds.never')} />
      ) : (
        <MemberRounds member={id} username={username} day={day} />
      )}
    </section>
  )
}
