import { LINES_SHOWN, type TeamRound, type TeamRoundState } from '@sanuk/contracts/agent-betting'
import { dayOf } from '@sanuk/contracts/calendar-day'
import type { GameType } from '@sanuk/contracts/catalogue'
import { issueNumber } from '@sanuk/contracts/lottery'
import type { Language } from '@sanuk/contracts/wire'
import { subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { DescribedTicket } from '#platform/capabilities/described-ticket'
import { readCursor } from '#platform/page-cursor'
import type { NamedRound, RecordsNeeds } from './needs.ts'
import { NO_ID, nextCursorOf } from './next-cursor.ts'
import type { Named, RoundStore, RoundsAsked, Sums } from './store/rounds.ts'

const PAGE = 50

/** Rounds that one page reads at most, and one question about sums: a fraction of a second's work. */
const PAGE_LOOK = 100_000
const SUMS_LOOK = 200_000

type Needs = RecordsNeeds & { readonly rounds: RoundStore }

/** What the agent who asks wants to see of the branch. */
export type BettingAsked = {
  readonly brand: string
  readonly agent: string
  readonly from: string
  readonly to: string
  readonly state?: TeamRoundState | undefined
  readonly gameType?: GameType | undefined
  readonly vendor?: string | undefined
  readonly member?: string | undefined
  readonly search?: string | undefined
}

/** Rounds of a whole branch, and what they come to. */
export function createBetting(needs: Needs) {
  const { rounds } = needs
  return {
    rounds: async (asked: BettingAsked, { cursor, language }: { cursor?: string | undefined; language: Language }) => {
      const after = readCursor(cursor)
      const { ids, reached } = await rounds.page(await readAsked(needs, asked), after, {
        size: PAGE,
        lookMost: PAGE_LOOK,
      })
      const named = await needs.roundsNamed(ids.slice(0, PAGE))
      const last = named.at(-1)
      return {
        list: await inWords(needs, named, language),
        nextCursor: nextCursorOf({
          last: ids.length > PAGE && last ? { at: last.at, id: last.round.id } : null,
          reached: reached && { at: reached, id: NO_ID },
        }),
      }
    },
    sums: async (asked: BettingAsked) => {
      const read = await readAsked(needs, asked)
      const [sums, open, vendors] = await Promise.all([
        sumsOf(needs, asked, read),
        rounds.exposure(read),
        needs.vendorsOf(asked.brand),
      ])
      const { stake, potential, ...counts } = open
      return {
        sums,
        exposure: { ...counts, stake: writeAmount(stake), potential: writeAmount(potential) },
        vendors: [...vendors],
      }
    },
  }
}

async function readAsked(needs: Needs, { brand, search, ...asked }: BettingAsked): Promise<RoundsAsked> {
  const { timeZone, currency } = await needs.reckoningOf(brand)
  return {
    brand,
    currency,
    timeZone,
    today: dayOf(needs.clock(), timeZone),
    from: asked.from,
    to: asked.to,
    gameType: asked.gameType,
    vendor: asked.vendor,
    state: asked.state,
    member: asked.member,
    named: search === undefined ? undefined : await namedBy(needs, search.trim()),
  }
}

/** A word of twelve digits may be both, a reference and the number of an issue. */
async function namedBy(needs: Needs, search: string): Promise<Named> {
  return {
    reference: needs.idsOfReference(search),
    issues: issueNumber.safeParse(search).success ? await needs.issuesNumbered(search) : [],
  }
}

/**
 * Settled play stands ready: that of the team by kind of games as the overview has it, that of vendors and members by
 * day. What is asked for by its outcome or its name is read round by round.
 */
async function sumsOf(needs: Needs, asked: BettingAsked, read: RoundsAsked) {
  if (read.state !== undefined || read.named) {
    const sums = await needs.rounds.sumsOfRounds(read, { lookMost: SUMS_LOOK })
    return sums && writeSums(sums, read.state === 'open')
  }
  if (read.vendor !== undefined || read.member !== undefined) return writeSums(await needs.rounds.sumsOfDays(read))
  const { brand, agent, from, to, gameType } = asked
  const { total, kinds } = await needs.teamPlay({ brand, agent, scope: 'team', from, to })
  if (gameType === undefined) return playOf(total)
  const kind = kinds.find((one) => one.gameType === gameType)
  return kind ? playOf(kind) : writeSums({ rounds: 0, stake: ZERO, win: ZERO, valid: ZERO })
}

type Written = { readonly rounds: number } & Record<'stake' | 'win' | 'valid' | 'net', string>

const playOf = ({ rounds, stake, win, valid, net }: Written): Written => ({ rounds, stake, win, valid, net })

const writeSums = ({ rounds, stake, win, valid }: Sums, areOpen = false): Written => ({
  rounds,
  stake: writeAmount(stake),
  win: writeAmount(win),
  valid: writeAmount(valid),
  net: writeAmount(areOpen ? ZERO : subtract(win, stake)),
})

/** Rounds as their agent reads them: whose they are, and what tickets bet on. */
async function inWords(needs: Needs, named: readonly NamedRound[], language: Language): Promise<TeamRound[]> {
  const [members, tickets] = await Promise.all([
    needs.findMembers(named.map(({ member }) => member)),
    needs.describeTickets(
      named.map(({ round }) => round.id),
      { language, most: LINES_SHOWN },
    ),
  ])
  return named.map(({ member, round, vendor, valid }) => {
    const ticket = tickets.get(round.id)
    return {
      member: { id: member, username: members.get(member)?.username ?? '' },
      round,
      vendor,
      valid: writeAmount(valid),
      selection: ticket ? selectionOf(ticket) : null,
    }
  })
}

const selectionOf = ({ lines, ...ticket }: DescribedTicket): TeamRound['selection'] => ({
  ...ticket,
  lines: lines.map(({ unitStake, ...line }) => ({ ...line, unitStake: writeAmount(unitStake) })),
})
