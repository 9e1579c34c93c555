import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import { type Amount, add, parseAmount, subtract, ZERO } from '@sanuk/money/amount'

/** A round as `settle` takes it. */
type Declared = {
  readonly round: string
  readonly member: string
  readonly win: string
  readonly version: number
  readonly void?: boolean | undefined
  readonly valid?: string | undefined
}

type Bet = { readonly member: string; readonly amount: Amount }

type Needs = {
  /** What each round has won so far. */
  readonly won: Map<string, Amount>
  readonly closed: Set<string>
  /** Bets of a round that were not undone. */
  readonly betsIn: (round: string) => readonly Bet[]
  readonly give: (member: string, amount: Amount) => void
}

function judgeVersion(entry: Declared, before: Declared): SeamlessRefusal | 'stands' | null {
  if (before.version !== entry.version) return before.version > entry.version ? 'stands' : null
  return JSON.stringify(before) === JSON.stringify(entry) ? 'stands' : 'DUPLICATE_TRANSACTION'
}

/**
 * Settlements of a stand-in platform: the highest version of a round stands. Where a correction takes more than a member
 * has, the balance goes below zero here, since nobody owes anything.
 */
export function createSettlements({ won, closed, betsIn, give }: Needs) {
  const declared = new Map<string, Declared>()

  /** Why an entry is refused, `stands` where it says nothing newer, or `null`. */
  function judge(entry: Declared, bets: readonly Bet[]): SeamlessRefusal | 'stands' | null {
    const before = declared.get(entry.round)
    if (bets.length === 0) return 'UNKNOWN_ROUND'
    if (bets.some(({ member }) => member !== entry.member)) return 'UNKNOWN_MEMBER'
    if (!before) return closed.has(entry.round) ? 'ALREADY_SETTLED' : null
    return judgeVersion(entry, before)
  }

  function declare(entry: Declared): SeamlessRefusal | null {
    const bets = betsIn(entry.round)
    const judged = judge(entry, bets)
    if (judged) return judged === 'stands' ? null : judged
    const stake = bets.reduce((sum, { amount }) => add(sum, amount), ZERO)
    if (parseAmount(entry.valid ?? '0') > stake) return 'INVALID_REQUEST'
    // A round that is void gives its stake, as if it had won that.
    const gives = entry.void ? stake : parseAmount(entry.win)
    give(entry.member, subtract(gives, won.get(entry.round) ?? ZERO))
    won.set(entry.round, gives)
    declared.set(entry.round, entry)
    closed.add(entry.round)
    return null
  }

  return {
    settle: ({ entries }: { readonly entries: readonly Declared[] }) => ({
      status: 'OK' as const,
      refused: entries.flatMap((entry) => {
        const status = declare(entry)
        return status ? [{ round: entry.round, status }] : []
      }),
    }),
  }
}
