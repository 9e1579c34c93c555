import {
  type NumberedStudioEvent,
  STUDIO_BETTING_SECONDS,
  type StudioDealer,
  type StudioFault,
  type StudioStream,
} from '@sanuk/contracts/studio-events'
import { isSame } from '../games/outcome-entry.ts'
import type { OutcomeEntry } from '../games/table-game.ts'
import { NOTHING_DRAWN } from '../games/told-deal.ts'
import type { Turn } from '../protocol.ts'
import { isTurnDue } from './turn-due.ts'

/** The coup that a studio deals, by its events so far. Instants are ours. */
export type StudioCoup = {
  readonly id: string
  /** The studio's own name of it. */
  readonly reference: string
  readonly until: string
  /** When bets were closed before that. */
  readonly closedAt: string | null
  readonly told: readonly Turn[]
  /** Whether its result was told, and followed from what was seen. */
  readonly isOver: boolean
  readonly video: string | null
  /** Why it is not dealt on. */
  readonly halt: StudioFault | null
  /** When the newest event of it arrived. */
  readonly heardAt: string
}

/** Where a table stands by the events of its studio. */
export type StudioState = {
  /** The shoe or list of results that the studio is at, and the series that belongs to it here. */
  readonly shoe: { readonly name: string; readonly series: string } | null
  readonly coup: StudioCoup | null
  readonly dealer: StudioDealer | null
  readonly stream: StudioStream | null
  readonly isPaused: boolean
}

export const NO_EVENTS: StudioState = { shoe: null, coup: null, dealer: null, stream: null, isPaused: false }

/** Events that change nothing but this state. */
export type PlainStudioEvent = Exclude<NumberedStudioEvent, { kind: 'correct' | 'void' }>

type Facts = {
  readonly entry: OutcomeEntry
  /** Cards of this shoe that are out; empty for games without one. */
  readonly out: readonly string[]
  readonly at: Date
  /** A name for what begins with the event. */
  readonly id: string
}

type Taken = { readonly state: StudioState; readonly fault: StudioFault | null }

/** Packs in a shoe: no card comes oftener. */
const PACKS = 8

/** What an event makes of the state; or why it changes nothing. What contradicts itself stops the coup. */
export function takeEvent(state: StudioState, event: PlainStudioEvent, facts: Facts): Taken {
  switch (event.kind) {
    case 'shoe':
      if (state.coup || state.shoe?.name === event.shoe) return refuse(state, 'not_now')
      return take({ ...state, shoe: { name: event.shoe, series: facts.id } })
    case 'open':
      return open(state, event, facts)
    case 'dealer':
      return take({ ...state, dealer: event.dealer })
    case 'status':
      return take({ ...state, isPaused: event.isPaused, stream: event.stream })
    default:
      return ofCoup(state, event, facts)
  }
}

const take = (state: StudioState): Taken => ({ state, fault: null })
const refuse = (state: StudioState, fault: StudioFault): Taken => ({ state, fault })

function open(state: StudioState, event: Extract<PlainStudioEvent, { kind: 'open' }>, { at, id }: Facts): Taken {
  if (state.coup || state.isPaused) return refuse(state, 'not_now')
  const seconds = (Date.parse(event.until) - at.getTime()) / 1000
  if (seconds < STUDIO_BETTING_SECONDS.least || seconds > STUDIO_BETTING_SECONDS.most) {
    return refuse(state, 'invalid_until')
  }
  const coup: StudioCoup = {
    id,
    reference: event.coup,
    until: event.until,
    closedAt: null,
    told: [],
    isOver: false,
    video: null,
    halt: null,
    heardAt: at.toISOString(),
  }
  return take({ ...state, coup })
}

type CoupEvent = Extract<PlainStudioEvent, { coup: string }>

function ofCoup(state: StudioState, event: Exclude<CoupEvent, { kind: 'open' }>, facts: Facts): Taken {
  const { at } = facts
  if (state.coup?.reference !== event.coup) return refuse(state, 'unknown_coup')
  if (state.coup.halt !== null || state.coup.isOver) return refuse(state, 'not_now')
  const coup = { ...state.coup, heardAt: at.toISOString() }
  const closed = coup.closedAt ?? coup.heardAt
  if (event.kind === 'close') return take({ ...state, coup: { ...coup, closedAt: closed } })
  const halt = (fault: StudioFault): Taken => ({
    state: { ...state, coup: { ...coup, closedAt: closed, halt: fault } },
    fault,
  })
  // Whoever bets after the first card is seen could know more than the table.
  if (coup.closedAt === null && at.getTime() < Date.parse(coup.until)) return halt('dealt_too_early')
  if (event.kind === 'result') {
    if (!doesFollow(coup.told, event, facts)) return halt('result_does_not_follow')
    return take({ ...state, coup: { ...coup, told: event.turns, isOver: true, video: event.video ?? null } })
  }
  const told = [...coup.told, { place: event.place, face: event.face }]
  if (!isTurnDue(facts.entry, told) || !areInShoe(told, facts.out)) return halt('turn_not_due')
  return take({ ...state, coup: { ...coup, told } })
}

type Result = Extract<PlainStudioEvent, { kind: 'result' }>

/** Whether a result goes on from what was seen, is an outcome of the game, and came to what is said. */
function doesFollow(told: readonly Turn[], { turns, faces }: Result, { entry, out }: Facts): boolean {
  const judged = entry.judge(turns, NOTHING_DRAWN)
  if (!judged || !isSame(turns.slice(0, told.length), told) || !isSame(judged.turns, turns)) return false
  return areInShoe(turns, out) && judged.result.faces.join(' ') === faces.join(' ')
}

/** Whether the shoe can have all these cards. Of games without one nothing is ever out. */
function areInShoe(told: readonly Turn[], out: readonly string[]): boolean {
  if (out.length === 0) return true
  return told.every(({ face }) => {
    const here = told.filter((turn) => turn.face === face).length
    return here + out.filter((card) => card === face).length <= PACKS
  })
}
