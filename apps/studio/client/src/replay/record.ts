import type { Replay, SpinResult } from '#protocol'

/** The round as `packages/verifier` reads it; null for one that was drawn from no seeds. */
export function recordOf(replay: Replay): object | null {
  const { round, at, stake, win } = replay.result
  const seed = replay.result.seed && { ...replay.result.seed, serverSeed: replay.serverSeed }
  if (!seed) return null
  const common = { round, at, seed, stake, win }
  if ('machine' in replay) {
    const { steps, board, bought, ante, number, jackpot } = replay.result
    const chosen = { ...(bought && { bought }), ...(ante !== undefined && { ante }) }
    const drawn = { ...(number !== undefined && { number }), ...(jackpot !== undefined && { jackpot }) }
    const dropped = replay.drop && { drop: replay.drop }
    const gambled = gambledIn(replay.result)
    return {
      format: 'sanuk-round-1',
      ...common,
      rules: replay.rules,
      ...chosen,
      ...drawn,
      ...dropped,
      steps,
      ...boardIn(board),
      ...gambled,
    }
  }
  const { code, mathVersion, kind, pays } = replay.instant
  const { choice, moves, view } = replay.result
  return { format: 'sanuk-instant-1', ...common, rules: { code, mathVersion, kind, pays }, choice, moves, view }
}

/** The board of a round, without what may be done in it. */
function boardIn(board: SpinResult['board']): object {
  if (!board) return {}
  const { options: _, ...shown } = board
  return { board: shown }
}

/** What was made of a win, and what was paid of it in the end; nothing where nobody could gamble with it. */
function gambledIn({ gamble }: SpinResult): object {
  if (!gamble) return {}
  const { options: _, paid, ...shown } = gamble
  return { win: paid, gamble: shown }
}
