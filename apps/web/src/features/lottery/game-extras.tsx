import type { LotteryGame } from '@sanuk/contracts/lottery'
import { ComingDraws } from './calendar/coming-draws.tsx'
import { TicketCheck } from './government-ticket/ticket-check.tsx'
import type { Round } from './round/use-round.ts'

type GameExtrasProps = { readonly game: LotteryGame; readonly round: Round }

/** Of official lotteries: when they are drawn next, and a check of tickets of the Thai government. */
export function GameExtras({ game, round }: GameExtrasProps) {
  if (game.drawnBy !== 'official') return null
  return (
    <>
      <ComingDraws game={game} open={round.open[0]?.number} />
      {game.family === 'THAI' && <TicketCheck game={game} />}
    </>
  )
}
