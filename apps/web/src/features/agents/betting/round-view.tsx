import { useLingui } from '@lingui/react'
import { LINES_SHOWN, type TeamRound } from '@sanuk/contracts/agent-betting'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../../brand/use-brand.ts'
import { useCurrency } from '../../../brand/use-currency.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { BetSummaries } from '../../../components/records/bet-summaries.tsx'
import { GameThumbnail } from '../../../components/records/game-thumbnail.tsx'
import { RoundStateBadge } from '../../../components/records/round-state-badge.tsx'
import { writeDay } from '../../../components/records/written-days.ts'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import { MemberRounds } from '../member-rounds.tsx'
import styles from './betting.module.css'
import { isCounted } from './betting-table.tsx'
import { SelectionLines } from './selection-lines.tsx'

type RoundViewProps = { readonly row: TeamRound; readonly onBack: () => void }

/** One bet with all that is known of it, and the other rounds of its member on the day on which it was settled. */
export function RoundView({ row, onBack }: RoundViewProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  const back = useRef<HTMLButtonElement>(null)
  const { member, round } = row
  const day = round.settledAt && dayOf(Date.parse(round.settledAt), timeZone)

  useEffect(() => {
    back.current?.focus()
    back.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div className={styles.detail}>
      <Button ref={back} className={styles.back} look="ghost" icon={<ArrowLeft />} onClick={onBack}>
        {_('agent-betting.back')}
      </Button>
      <header className={styles.head}>
        <GameThumbnail src={round.thumbnail} />
        <h3 className={styles.title}>
          {round.gameNames[language]} <RoundStateBadge state={round.state} />
        </h3>
      </header>
      <RoundFacts row={row} />
      {day && isCounted(round) && (
        <section className={styles.rounds}>
          <h4 className={styles.heading}>
            {_('agent-salary.rounds.of', { username: member.username, day: writeDay(day, language) })}
          </h4>
          <MemberRounds member={member.id} username={member.username} day={day} />
        </section>
      )}
    </div>
  )
}

function RoundFacts({ row: { member, round, valid, selection } }: { readonly row: TeamRound }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const money = (sum: string, net = false) => <Money amount={parseAmount(sum)} currency={currency} net={net} />
  return (
    <Facts
      facts={[
        { name: _('agent-betting.member'), value: member.username },
        { name: _('wagers.vendor'), value: round.vassalageName },
        {
          name: _('wagers.reference'),
          value: (
            <>
              {round.reference} <CopyButton text={round.reference} label={_('wagers.reference.copy')} />
            </>
          ),
        },
        { name: _('agent-betting.started'), value: moment(round.startedAt) },
        ...(round.settledAt ? [{ name: _('agent-betting.settled'), value: moment(round.settledAt) }] : []),
        ...(selection
          ? [
              {
                name: _('agent-betting.selection'),
                value: <SelectionLines selection={selection} most={LINES_SHOWN} />,
              },
            ]
          : []),
        ...(round.summaries
          ? [{ name: _('wagers.summary'), value: <BetSummaries summaries={round.summaries} /> }]
          : []),
        { name: _('wagers.stake'), value: money(round.stake) },
        ...(round.freeStake === null ? [] : [{ name: _('wagers.free.stake'), value: money(round.freeStake) }]),
        { name: _('agent-betting.valid'), value: money(valid) },
        { name: _('wagers.win'), value: money(round.win) },
        { name: _('wagers.net'), value: isCounted(round) ? money(round.net, true) : '–' },
      ]}
    />
  )
}
