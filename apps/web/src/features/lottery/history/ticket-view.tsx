import { useLingui } from '@lingui/react'
import { type LotteryGame, readTicket, type WireLine } from '@sanuk/contracts/lottery'
import type { AnswerOf } from '@sanuk/contracts/route'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { ErrorState } from '@sanuk/ui/error-state'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import { DrawResult } from '../draw-result.tsx'
import { useFamilyWords } from '../family-words.ts'
import { playsOfFamily } from '../plays.ts'
import { ShareWin } from '../share/share-win.tsx'
import { Simulated } from '../simulated.tsx'
import { LineText } from '../slip/slip-lines.tsx'
import { useLotteryGame } from '../use-lottery-game.ts'
import { CancelTicket } from './cancel-ticket.tsx'
import styles from './history.module.css'
import { TicketState } from './ticket-row.tsx'

type Read = AnswerOf<typeof readTicket>
type TicketLine = Read['lines'][number]

type TicketViewProps = {
  readonly id: string
  /** Brings the lines of the ticket to a slip, where there is one. */
  readonly onBetAgain?: (lines: readonly WireLine[]) => void
}

/** A ticket with its lines, what was drawn, and what each line won. */
export function TicketView({ id, onBetAgain }: TicketViewProps) {
  const { _ } = useLingui()
  const { data, error, refetch } = useQuery({ ...read(readTicket, { params: { id } }), staleTime: 0 })
  const game = useLotteryGame(data?.ticket.gameCode ?? '', data !== undefined)
  if (!data && error)
    return (
      <ErrorState title={_('lottery.ticket.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  // Without its game a ticket is still a ticket: its plays are then named by their codes.
  if (!data || game.isPending) return <Skeleton shape="card" height="240px" />
  return <ShownTicket {...data} game={game.data} {...(onBetAgain && { onBetAgain })} />
}

type ShownTicketProps = Read & Pick<TicketViewProps, 'onBetAgain'> & { readonly game: LotteryGame | undefined }

function ShownTicket({ ticket, lines, game, onBetAgain }: ShownTicketProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  const family = game?.family ?? ''
  return (
    <div className={styles.view}>
      {ticket.result && <DrawResult family={family} result={ticket.result} place="list" />}
      <Simulated of={ticket} />
      <Facts
        facts={[
          { name: _('lottery.confirm.issue'), value: ticket.issue },
          { name: _('lottery.ticket.state'), value: <TicketState state={ticket.state} /> },
          { name: _('lottery.ticket.stake'), value: money(ticket.stake) },
          { name: _('lottery.ticket.win'), value: money(ticket.win) },
          ...(parseAmount(ticket.rebate) > 0n
            ? [{ name: _('lottery.ticket.rebate'), value: money(ticket.rebate) }]
            : []),
          { name: _('lottery.ticket.placed'), value: moment(ticket.placedAt) },
          {
            name: _('lottery.ticket.reference'),
            value: (
              <>
                {ticket.reference} <CopyButton text={ticket.reference} label={_('lottery.ticket.copy')} />
              </>
            ),
          },
        ]}
      />
      <ol className={styles.list} aria-label={_('lottery.ticket.lines')}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a ticket is its place
          <li key={at} className={styles.line}>
            <TicketLineText line={line} family={family} />
            <LineOutcome line={line} family={family} />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {ticket.cancellable && <CancelTicket ticket={ticket} />}
        <ShareWin ticket={ticket} family={family} />
        {onBetAgain && (
          <Button look="outline" icon={<RotateCcw />} onClick={() => onBetAgain(lines.map(wireLine))}>
            {_('lottery.bet_again')}
          </Button>
        )}
      </div>
    </div>
  )
}

const wireLine = ({ play, selection, unitStake, multiple, series, rate, units }: TicketLine): WireLine => ({
  play,
  selection,
  unitStake,
  multiple,
  units,
  ...(series !== null && { series }),
  ...(rate === 'half' && { rate }),
})

type LineProps = { readonly line: TicketLine; readonly family: string }

function TicketLineText({ line, family }: LineProps) {
  const words = useFamilyWords(family)
  return <LineText line={wireLine(line)} plays={playsOfFamily(family)} words={words} />
}

/** What a line cost, and what of it won. */
function LineOutcome({ line, family }: LineProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const words = useFamilyWords(family)
  const tiers = playsOfFamily(family).get(line.play)?.tiers ?? []
  const hits = (line.hits ?? []).flatMap((count, tier) => (count > 0 ? [{ count, tier }] : []))
  return (
    <span className={styles.ticketEnd}>
      <Money amount={parseAmount(line.stake)} currency={currency} />
      {hits.length > 0 && <Money luck className={styles.win} amount={parseAmount(line.win)} currency={currency} />}
      {hits.map(({ count, tier }) => (
        <span key={tier} className={styles.meta}>
          {tiers.length > 1 && `${words('tier', tiers[tier]?.code ?? '')} `}
          {_('lottery.hits', { count })}
        </span>
      ))}
    </span>
  )
}
