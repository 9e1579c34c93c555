import { multipleOf } from './history.tsx'
import type { Kit } from './kit.ts'
import type { Phase, Round } from './use-round.ts'

type OutcomeProps = { readonly kit: Kit; readonly phase: Phase; readonly round: Round<unknown, unknown> | null }

/** What the round came to, once it has been seen; it is read out, too. */
export function Outcome({ kit, phase, round }: OutcomeProps) {
  const { say, money } = kit
  const isOver = phase === 'idle' && round?.win !== null && round?.win !== undefined
  const win = round?.win ?? 0n
  return (
    <p className="outcome" role="status" data-won={isOver && win > (round?.staked ?? 0n)}>
      {isOver && round && round.win !== null && round.win > 0n && (
        <>
          <strong>{money(round.win)}</strong> <span>{multipleOf(round.win, round.staked)}</span>
        </>
      )}
      {isOver && win === 0n && say('game.instant.nothing')}
    </p>
  )
}
