import type { LotteryGame, WireLine } from '@sanuk/contracts/lottery'
import { useMemo, useState } from 'react'
import { readLottery } from '../../../router/paths.ts'
import { useSearch } from '../../../router/use-router.ts'
import type { NumberRates } from '../numbers/number-rates.ts'
import { withoutClosed } from '../numbers/split-line.ts'
import type { OfferedPlay } from '../plays.ts'
import { selectionFrom } from '../wire-selection.ts'
import { type CheckedLine, checkLine, type Staking } from './check-line.ts'
import { type Draft, draftOf, emptyDraft, selectionIn, ticketsIn } from './draft.ts'
import { keepLastPlay, lastPlay } from './last-play.ts'
import { readPicks } from './picks-in-address.ts'

type PadState = {
  readonly code: string
  readonly draft: Draft
  readonly staking: Staking
  /** Which line of the slip is being changed. */
  readonly editing: number | null
}

type PadNeeds = {
  readonly game: LotteryGame
  readonly plays: readonly [OfferedPlay, ...OfferedPlay[]]
  /** A play, or a group of plays, that the address asks for. */
  readonly wanted: string | undefined
  /** How numbers are sold: closed ones are no part of what is picked. */
  readonly rates: NumberRates
}

/** What is picked on the pad and staked on it, and what that makes. */
export function usePad({ game, plays, wanted, rates }: PadNeeds) {
  const named = (code: string | null | undefined) =>
    plays.find((one) => one.code === code) ?? plays.find(({ group }) => group === code)
  const { pick } = useSearch(readLottery)
  const [state, setState] = useState<PadState>(() => {
    const first = named(wanted) ?? named(lastPlay(game.gameCode)) ?? plays[0]
    const rows = pick && first.code === wanted ? readPicks(first, pick) : null
    const draft = rows ? draftOf(first, { rows }) : emptyDraft(first)
    return { code: first.code, draft, staking: firstStaking(game), editing: null }
  })
  const { draft, staking, editing } = state
  const play = plays.find(({ code }) => code === state.code) ?? plays[0]
  // Twenty thousand typed tickets are not read anew for another multiple.
  const tickets = useMemo(() => ticketsIn(play, draft), [play, draft])
  const { selection, closed } = useMemo(
    () => withoutClosed(play, selectionIn(play, draft, tickets), rates),
    [play, draft, tickets, rates],
  )
  const checked: CheckedLine = checkLine({ game, play }, selection, staking)

  return {
    play,
    draft,
    staking,
    editing,
    tickets,
    /** Numbers of the pick that are closed. */
    closed,
    rates,
    checked,
    choose: (code: string) => {
      const next = named(code)
      if (!next) return
      keepLastPlay(game.gameCode, next.code)
      setState({ ...state, code: next.code, draft: emptyDraft(next), editing: null })
    },
    // Presses may follow one another before anything is drawn anew: each builds on the one before.
    setDraft: (change: (before: Draft) => Partial<Draft>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...change(before.draft) } })),
    setStaking: (change: Partial<Staking>) =>
      setState((before) => ({ ...before, staking: { ...before.staking, ...change } })),
    clear: () => setState({ ...state, draft: { ...emptyDraft(play), isTyped: draft.isTyped }, editing: null }),
    /** Brings a line of the slip back to the pad. */
    edit: (line: WireLine, at: number) => {
      const of = named(line.play)
      if (!of) return
      const { unitStake, multiple, series = staking.series } = line
      const back = draftOf(of, selectionFrom(line.selection))
      setState({ code: of.code, draft: back, staking: { unitStake, multiple, series }, editing: at })
    },
  }
}

export type Pad = ReturnType<typeof usePad>

/** The largest stake of a unit, once, at the highest prizes. */
const firstStaking = ({ unitStakes, series }: LotteryGame): Staking => ({
  unitStake: unitStakes[0] ?? '2',
  multiple: 1,
  series: series?.most ?? null,
})
