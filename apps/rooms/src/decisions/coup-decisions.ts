import type { Decision, MoveCost, Question } from '@sanuk/engines/live/deciding-game'
import { type Amount, amount, writeAmount, ZERO } from '@sanuk/money/amount'
import { type SpotStakes, stakesBySpot } from '../bets/spot-stakes.ts'
import type { Deal, DecidingPlayer } from '../games/table-game.ts'
import type { RoomMessage, SpotStake, Turn } from '../protocol.ts'

type Mine = Extract<RoomMessage, { kind: 'mine' }>

/** What is known of a coup's players when a part of it begins: bets that count, and decisions of the steps that are over. */
export type KnownPlayers = {
  readonly steps: number
  readonly bets: readonly { readonly member: string; readonly stakes: readonly SpotStake[] }[]
  readonly decisions: readonly (Decision & { readonly member: string })[]
}

/** A step that is open. */
export type OpenStep = { readonly step: number; readonly at: Date; readonly until: Date }

/** A move that was made in the open step; it waits while it is not known whether it is paid for. */
type Made = Omit<Decision, 'step'> & { readonly id: string; isWaiting: boolean }

type Player = DecidingPlayer & { readonly stakes: SpotStakes; readonly asked: readonly Question[]; made: Made[] }

export type CoupDecisions = ReturnType<typeof createCoupDecisions>

/**
 * What the players of a coup decide, as this process knows it. Where players decide nothing, a coup has one part and nobody
 * is asked.
 */
export function createCoupDecisions(deal: Pick<Deal, 'turns' | 'deciding'>) {
  let players = new Map<string, Player>()
  let part: { readonly turns: readonly Turn[]; readonly before: number } = { turns: deal.turns, before: 0 }
  let steps = 0
  let open: OpenStep | null = null
  const all = () => [...players.values()]
  const madeWith = (member: string, hand: string): Made | undefined =>
    players.get(member)?.made.find((one) => one.hand === hand)
  return {
    /** Begins a part of the coup by what the database says. */
    load: (known: KnownPlayers): void => {
      const { deciding } = deal
      steps = known.steps
      open = null
      if (!deciding) return
      const begun = playersOf(known)
      const before = steps === 0 ? 0 : deciding.turnsAfter(beforeStep(begun, steps), steps - 1).length
      part = { turns: deciding.turnsAfter(begun, steps), before }
      players = new Map(
        begun.map((one) => [one.member, { ...one, asked: deciding.questions(one, steps + 1, begun), made: [] }]),
      )
    },
    /** What is shown until somebody is asked, or to the end. */
    turns: (): readonly Turn[] => part.turns,
    /** How much of it had been shown when the last step was open. */
    shownBefore: (): number => part.before,
    /** Who is asked next. */
    asked: (): string[] => [...players].flatMap(([member, { asked }]) => (asked.length > 0 ? [member] : [])),
    /** Which hands are asked about next, in games in which everybody is told. */
    askedHands: (): string[] | undefined =>
      deal.deciding?.isInTurn ? all().flatMap(({ asked }) => asked.map(({ hand }) => hand)) : undefined,
    begin: (at: Date, until: Date): OpenStep => {
      open = { step: steps + 1, at, until }
      return open
    },
    openStep: (): OpenStep | null => open,
    isWaiting: (): boolean => all().some(({ made }) => made.some(({ isWaiting }) => isWaiting)),
    /** Whether everybody has decided about every hand. */
    isDecided: (): boolean => all().every(({ asked, made }) => made.length === asked.length),
    /** The move that may be made with a hand, and what it costs; null where it may not be. */
    moveOf: (member: string, { hand, move }: Omit<Decision, 'step'>) => {
      const player = players.get(member)
      const found = player?.asked.find((one) => one.hand === hand)?.moves.find((one) => one.move === move)
      if (!player || !found) return null
      return { extra: found.extra && { spot: found.extra.spot, amount: costOf(player.stakes, found.extra) } }
    },
    isDecidedAbout: (member: string, hand: string): boolean => madeWith(member, hand) !== undefined,
    ask: (member: string, made: Omit<Made, 'isWaiting'>): void => {
      players.get(member)?.made.push({ ...made, isWaiting: true })
    },
    /** A move counts now, or the hand is open again. */
    answer: (member: string, id: string, isTaken: boolean): void => {
      const player = players.get(member)
      if (!player) return
      if (!isTaken) player.made = player.made.filter((one) => one.id !== id)
      for (const one of player.made) if (one.id === id) one.isWaiting = false
    },
    /** Moves of the open step that another process has taken. */
    restore: (decisions: KnownPlayers['decisions']): void => {
      for (const { member, step, hand, move } of decisions) {
        if (step === steps + 1) players.get(member)?.made.push({ id: '', hand, move, isWaiting: false })
      }
    },
    mine: (member: string): Pick<Mine, 'decided' | 'asked'> => {
      const player = players.get(member)
      if (!player) return {}
      const made = player.made.filter(({ isWaiting }) => !isWaiting)
      const current = made.map(({ hand, move }) => ({ step: steps + 1, hand, move }))
      return {
        decided: [...player.decisions, ...current],
        ...(open && { asked: { step: open.step, hands: player.asked.map((question) => handOf(player, question)) } }),
      }
    },
  }
}

function handOf({ stakes, made }: Player, { hand, moves, otherwise }: Question) {
  const chosen = made.find((one) => one.hand === hand)
  return {
    hand,
    otherwise,
    moves: moves.map(({ move, extra }) => ({
      move,
      cost: extra ? writeAmount(costOf(stakes, extra)) : null,
    })),
    chosen: chosen?.move ?? null,
    isWaiting: chosen?.isWaiting ?? false,
  }
}

/** The hundredth of a unit of currency: half a stake is rounded down to it. */
const HUNDREDTH = 100n

function costOf(stakes: SpotStakes, { like, isHalf }: MoveCost): Amount {
  const stake = stakes.get(like) ?? ZERO
  return isHalf ? amount((stake / 2n / HUNDREDTH) * HUNDREDTH) : stake
}

type BegunPlayer = DecidingPlayer & { readonly member: string; readonly stakes: SpotStakes }

/** The players of a coup, with what they decided in the steps that are over. */
export function playersOf({ bets, decisions, steps }: KnownPlayers): BegunPlayer[] {
  const byMember = Map.groupBy(decisions, ({ member }) => member)
  return [...Map.groupBy(bets, ({ member }) => member)].map(([member, own]) => {
    const stakes = stakesBySpot(...own.map((bet) => bet.stakes))
    const made = (byMember.get(member) ?? []).filter(({ step }) => step <= steps)
    return {
      member,
      stakes,
      spots: [...stakes.keys()],
      decisions: made.map(({ step, hand, move }) => ({ step, hand, move })),
    }
  })
}

/** The players as they were when a step was asked. */
const beforeStep = (players: readonly BegunPlayer[], step: number): DecidingPlayer[] =>
  players.map(({ spots, decisions }) => ({ spots, decisions: decisions.filter((one) => one.step < step) }))
