import { type Amount, parseAmount, subtract } from '@sanuk/money/amount'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { InstantResult } from '#protocol'
import type { Kind } from './kind.ts'
import type { Kit } from './kit.ts'

/** A round as the board is shown it. */
export type Round<Move, View> = {
  readonly spin: string
  readonly stake: Amount
  /** The stake, and what moves have added to it. */
  readonly staked: Amount
  readonly moves: number
  readonly view: View
  readonly options: readonly Move[]
  /** Null while it goes on. */
  readonly win: Amount | null
  /** When its clock began, as `performance.now()` tells time; null where it goes by none, or is over. */
  readonly since: number | null
}

/** `asking`: an answer is awaited. `showing`: the round is over, and not yet shown to its end. */
export type Phase = 'idle' | 'asking' | 'playing' | 'showing'

type Standing<Move, View> = {
  readonly phase: Phase
  readonly round: Round<Move, View> | null
  readonly balance: Amount
  /** The rounds of this visit, the latest first. */
  readonly past: readonly Round<Move, View>[]
}

const KEPT = 12

/** Plays rounds one after the other: what stands on the table, and what can be done about it. */
export function useRound<Choice, Move, View>(kit: Kit, kind: Kind<Choice, Move, View>, quick: boolean) {
  const [standing, setStanding] = useState(() => firstStanding(kit, kind))
  const { server, reach } = kit
  const seen = useRef(() => {})
  const told = useRef<Promise<unknown>>(Promise.resolve())
  /** The server hears that a round was seen before it hears of the next one. */
  const tell = useCallback(
    (spin: string) => {
      told.current = reach(() => server.shown(spin)).catch((fault) => kit.refuse(fault, { goesOn: false }))
    },
    [kit, reach, server],
  )

  const take = useCallback(
    async (result: InstantResult) => {
      const round = roundOf(kind, result)
      const balance = parseAmount(result.balance)
      if (round.win === null) return setStanding((before) => ({ ...before, phase: 'playing', round, balance }))
      // What was won is added when it has been seen.
      const unseen = subtract(balance, round.win)
      setStanding((before) => ({ ...before, phase: 'showing', round, balance: unseen }))
      const ms = kind.showsMs(round.view, quick)
      await new Promise<void>((resolve) => {
        if (ms === null) seen.current = resolve
        else setTimeout(resolve, ms)
      })
      setStanding(({ past }) => ({ phase: 'idle', round, balance, past: [round, ...past].slice(0, KEPT) }))
      kit.site.tell({ kind: 'balance', balance: result.balance })
      tell(round.spin)
    },
    [kit, kind, quick, tell],
  )
  const ask = useCallback(
    async (call: () => Promise<InstantResult>, { goesOn } = { goesOn: false }) => {
      const before = standing
      setStanding((now) => ({ ...now, phase: 'asking' }))
      // Whatever came of it: that was said when it came.
      await Promise.allSettled([told.current])
      try {
        await take(await reach(call))
      } catch (fault) {
        setStanding(before)
        kit.refuse(fault, { goesOn })
      }
    },
    [standing, take, reach, kit],
  )
  const move = (move: Move) => {
    const { round } = standing
    if (standing.phase !== 'playing' || !round) return
    void ask(() => server.move({ spin: round.spin, at: round.moves, move }), { goesOn: true })
  }

  // Nobody but the server knows when a round against the clock is over.
  const flying = standing.phase === 'playing' && standing.round?.since !== null ? standing.round?.spin : undefined
  useEffect(() => {
    if (flying === undefined) return
    let watched = true
    const watch = async () => {
      while (watched) {
        const result = await reach(() => server.watch(flying))
        // The player has ended it himself.
        if (!watched) return
        if (result.win !== null) return take(result)
      }
    }
    // What becomes of a question nobody waits for any more is nothing to the player.
    watch().catch((fault) => watched && kit.refuse(fault, { goesOn: true }))
    return () => {
      watched = false
    }
  }, [flying, reach, server, take, kit])

  const setBalance = useCallback((balance: Amount) => setStanding((now) => ({ ...now, balance })), [])
  // One that was decided before the page was loaded anew stands on the table from the first moment.
  const { unfinished } = kit.opened
  useEffect(() => {
    if (unfinished && unfinished.win !== null) tell(unfinished.spin)
  }, [unfinished, tell])
  return {
    ...standing,
    play: (stake: Amount, choice: Choice) => {
      const spin = crypto.randomUUID()
      return ask(() => server.play({ spin, stake, choice }))
    },
    move,
    setBalance,
    seen: useCallback(() => seen.current(), []),
  }
}

function firstStanding<Choice, Move, View>(kit: Kit, kind: Kind<Choice, Move, View>): Standing<Move, View> {
  const { unfinished, balance } = kit.opened
  const round = unfinished && roundOf(kind, unfinished)
  return { phase: round && round.win === null ? 'playing' : 'idle', round, balance: parseAmount(balance), past: [] }
}

function roundOf<Choice, Move, View>(kind: Kind<Choice, Move, View>, result: InstantResult): Round<Move, View> {
  const { spin, stake, staked, win, elapsed, moves, view, options } = result
  return {
    spin,
    stake: parseAmount(stake),
    staked: parseAmount(staked),
    moves: moves.length,
    win: win === null ? null : parseAmount(win),
    since: elapsed === null ? null : performance.now() - elapsed,
    view: z.parse(kind.wire.view, view),
    options: options.map((option) => z.parse(kind.wire.move, option)),
  }
}
