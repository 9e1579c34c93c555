import type { Refusal, Status } from '../wire/statuses.ts'
import type { Message } from './message.ts'

/**
 * The rules of a round, written down a second time and as simply as can be: what a platform may answer to a message,
 * and what is different after it. Where the rules leave open which refusal it is, all of them are allowed; what
 * becomes of the money never is open.
 */
export type Round = {
  /** What was decided, by the message's name: it is answered so for ever. */
  readonly decided: ReadonlyMap<string, Status>
  /** Bets that were taken, with what is left of their stakes. */
  readonly stakes: ReadonlyMap<string, number>
  /** Bets that were undone or, if they come, are not to be taken. */
  readonly undone: ReadonlySet<string>
  readonly wins: ReadonlyMap<string, { readonly amount: number; readonly version: number }>
  readonly closed: boolean
  /** What the member has more, in quarters of a stake. */
  readonly net: number
}

export const emptyRound: Round = {
  decided: new Map(),
  stakes: new Map(),
  undone: new Set(),
  wins: new Map(),
  closed: false,
  net: 0,
}

/** Refusals that pass: nothing is remembered of them, and the same message may be taken later. */
const PASSING: ReadonlySet<Status> = new Set(['UNKNOWN_BET', 'UNKNOWN_ROUND', 'INVALID_REQUEST'])

type Step = { readonly allowed: readonly Status[]; readonly after: Partial<Round> }

const refuse = (...allowed: readonly Refusal[]): Step => ({ allowed, after: {} })
const take = (after: Partial<Round>): Step => ({ allowed: ['OK'], after })

/** What may be answered to a message, and the round after OK. */
function step(round: Round, message: Message): Step {
  const { about = '', quarters = 0 } = message
  switch (message.call) {
    case 'bet':
      return betStep(round, message, quarters)
    case 'betwin':
      return betStep(round, message, quarters - (message.won ?? 0))
    case 'win':
      return (
        missingBet(round, about, 'ROUND_CLOSED') ??
        take({
          net: round.net + quarters,
          wins: new Map(round.wins).set(message.name, { amount: quarters, version: 0 }),
          closed: message.closes === true,
        })
      )
    case 'rollback':
      return rollbackStep(round, about)
    case 'return':
      return (
        missingBet(round, about, 'ALREADY_SETTLED') ??
        take({
          net: round.net + quarters,
          stakes: new Map(round.stakes).set(about, (round.stakes.get(about) ?? 0) - quarters),
        })
      )
    case 'resettle':
      return resettleStep(round, message)
  }
}

function betStep(round: Round, { name, quarters = 0, closes }: Message, lost: number): Step {
  const reasons: Refusal[] = []
  if (round.undone.has(name)) reasons.push('ROLLED_BACK')
  if (round.closed) reasons.push('ROUND_CLOSED')
  if (reasons.length > 0) return refuse(...reasons)
  return take({
    net: round.net - lost,
    stakes: new Map(round.stakes).set(name, quarters),
    closed: closes === true,
  })
}

/** Why nothing can be paid for a bet, if there is a reason. */
function missingBet({ stakes, undone, closed }: Round, bet: string, whenClosed: Refusal): Step | null {
  const reasons: Refusal[] = []
  if (undone.has(bet)) reasons.push('ROLLED_BACK')
  if (!stakes.has(bet)) reasons.push('UNKNOWN_BET')
  if (closed) reasons.push(whenClosed, 'ROUND_CLOSED')
  return reasons.length > 0 ? refuse(...reasons) : null
}

function rollbackStep(round: Round, bet: string): Step {
  const left = round.stakes.get(bet)
  if (round.undone.has(bet)) return take({})
  const after = { net: round.net + (left ?? 0), undone: new Set(round.undone).add(bet) }
  if (!round.closed) return take(after)
  // Whether a bet that never came belongs to a settled round is for the platform to say.
  return left === undefined ? { allowed: ['OK', 'ALREADY_SETTLED'], after } : refuse('ALREADY_SETTLED')
}

function resettleStep(round: Round, { about = '', quarters = 0, version = 0 }: Message): Step {
  const win = round.wins.get(about)
  if (!win) return refuse('UNKNOWN_BET', 'UNKNOWN_ROUND', 'INVALID_REQUEST', 'ROLLED_BACK')
  if (version <= win.version) {
    return { allowed: ['OK', 'DUPLICATE_TRANSACTION', 'ALREADY_SETTLED', 'ROUND_CLOSED'], after: {} }
  }
  return take({
    net: round.net + quarters - win.amount,
    wins: new Map(round.wins).set(about, { amount: quarters, version }),
  })
}

/** The statuses a platform may answer this message with. */
export function allowedFor(round: Round, message: Message): readonly Status[] {
  const earlier = round.decided.get(message.name)
  return earlier === undefined ? step(round, message).allowed : [earlier]
}

/** The round after a message that was answered so. */
export function roundAfter(round: Round, message: Message, status: Status): Round {
  if (round.decided.has(message.name) || PASSING.has(status)) return round
  const decided = new Map(round.decided).set(message.name, status)
  const { after } = step(round, message)
  if (status !== 'OK') return { ...round, decided }
  return { ...round, ...after, closed: round.closed || after.closed === true, decided }
}

/** The states a platform may tell of a round. One with nothing but refusals may be unknown to it. */
export function statesOf({ decided, stakes, undone, wins, closed }: Round): readonly string[] {
  if (![...decided.values()].includes('OK')) return ['UNKNOWN_ROUND', 'open', 'rolled_back']
  if (closed) return ['settled', 'resettled']
  const allUndone = undone.size > 0 && [...stakes.keys()].every((bet) => undone.has(bet))
  if (!allUndone) return ['open']
  return wins.size > 0 ? ['rolled_back', 'open'] : ['rolled_back']
}
