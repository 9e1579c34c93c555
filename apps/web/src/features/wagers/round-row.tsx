import { useLingui } from '@lingui/react'
import type { Round } from '@sanuk/contracts/wagers'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { BetSummaries } from '../../components/records/bet-summaries.tsx'
import { GameThumbnail } from '../../components/records/game-thumbnail.tsx'
import { RoundStateBadge } from '../../components/records/round-state-badge.tsx'
import { useClockTime } from '../../components/records/use-clock-time.ts'
import { useLanguage } from '../../language/language.ts'
import styles from './round-list.module.css'

/** Summaries that are shown before a round is opened. */
const SUMMARIES_IN_LIST = 1

/** One round in the list; pressing it opens its detail. */
export function RoundRow({ round, onOpen }: { round: Round; onOpen: () => void }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const language = useLanguage()
  const time = useClockTime()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  return (
    <button type="button" className={styles.row} data-round={round.id} onClick={onOpen}>
      <GameThumbnail src={round.thumbnail} />
      <span className={styles.game}>
        <span className={styles.name}>{round.gameNames[language]}</span>
        <span className={styles.meta}>
          {time(round.startedAt)} · {round.vassalageName}
        </span>
        {round.summaries && <BetSummaries summaries={round.summaries} most={SUMMARIES_IN_LIST} />}
      </span>
      <Cell label={_('wagers.stake')} className={styles.stake}>
        {round.freeStake === null ? money(round.stake) : _('wagers.free')}
      </Cell>
      <Cell label={_('wagers.win')} className={styles.win}>
        {money(round.win)}
      </Cell>
      <Cell label={_('wagers.net')} className={styles.net}>
        {round.state === 'settled' || round.state === 'resettled' ? (
          <Money amount={parseAmount(round.net)} currency={currency} net />
        ) : (
          <RoundStateBadge state={round.state} />
        )}
      </Cell>
      <ChevronRight className={styles.chevron} />
    </button>
  )
}

function Cell({ label, className, children }: { label: string; className: string | undefined; children: ReactNode }) {
  return (
    <span className={className}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
    </span>
  )
}
