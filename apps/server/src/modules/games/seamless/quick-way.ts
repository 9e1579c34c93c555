import { LedgerBusy, LedgerUnknown } from '@sanuk/ledger/ledger-fault'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import type pg from 'pg'
import type { Game, OneGame } from '#platform/capabilities/game'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Content } from './asked.ts'
import { isWithinLimits } from './bet.ts'
import { isTimely } from './bet-note.ts'
import type { Ask } from './decide.ts'
import { countIn, type Flow } from './flow.ts'
import { type PartyNeeds, rememberParties } from './parties.ts'
import { createQuickPlay, type Play, type Played, STAKES_AND_WINS } from './quick-play.ts'
import { WHOLE_ROUNDS } from './quick-whole.ts'
import type { GiveWay } from './settle/give-way.ts'
import type { WinBounds } from './win-bounds.ts'

type Needs = PartyNeeds & {
  readonly lanes: pg.Pool
  readonly giveWay: Pick<GiveWay, 'live'>
  readonly clock: Clock
  readonly oneGame: OneGame
  readonly announce: (member: string) => Promise<void>
  readonly flow: Flow
  readonly bounds: WinBounds
}

/** Lanes that play, of either kind: two keep two cores busy, one of which works while the other's answers are handed out. */
const LANES = 2

/** How long what is known of a brand's game is believed without asking again. */
const GAME_MS = 1_000

/** The session's token goes with a stake, the stake's name with a win. */
type With = { readonly token?: string | undefined; readonly bet?: string | undefined }

/**
 * How stakes and wins almost always go: member, accounts and limits of the game are known, and the rest is decided by
 * the database for many at once. Answers `null` where a call must be decided by itself, without having done anything.
 */
export function createQuickWay(needs: Needs) {
  const lanes = { lanes: LANES, clock: needs.clock, live: needs.giveWay.live }
  const alone = createQuickPlay(needs.lanes, lanes, STAKES_AND_WINS)
  const whole = createQuickPlay(needs.lanes, lanes, WHOLE_ROUNDS)
  const count = countIn(needs.flow)
  const partyOf = rememberParties(needs)
  const gameOf = rememberGames(needs)

  /** Counted before it is played, so that many at once do not pass a limit together. */
  const playCounted = async (ask: Ask, more: Omit<Play, 'ask'>): Promise<Played | null> => {
    const takeBack = count(ask)
    try {
      const result = await (ask.content.kind === 'betwin' ? whole : alone)({ ...more, ask })
      if (result?.outcome !== 'posted' || result.replayed) takeBack()
      return result
    } catch (error) {
      if (!(error instanceof LedgerUnknown)) takeBack()
      return tryAgain(error)
    }
  }

  /** Member, accounts and game of an ordinary call. */
  const aboutOf = async ({ vendor, content, note }: Ask) => {
    const party = partyOf.known(vendor, content.member) ?? (await partyOf.find(vendor, content.member))
    if (!party) return null
    const game = await gameOf({ brand: party.member.brand, vendor, code: content.game })
    if (!game || !isOrdinary(content, party.member, game) || !isTimely(note, needs.clock())) return null
    return { ...party, game }
  }

  return async (ask: Ask, { token, bet }: With) => {
    const { vendor, content } = ask
    const known = await aboutOf(ask)
    if (!known) return null
    const { game, member, accounts } = known
    const multiple = needs.bounds.multipleOf(vendor, game)
    const win = content.kind === 'win' ? content.amount : content.winAmount
    const isPaid = win === null || needs.flow.admits(vendor, member.currency, win)
    if (!isPaid || isBeyond(content, multiple)) return null
    const result = await playCounted(ask, {
      brand: member.brand,
      account: accounts.member,
      house: accounts.vendor,
      gameType: game.gameType,
      hall: game.hall,
      token: token ?? null,
      bet: bet ?? null,
      multiple,
    })
    if (!result) return null
    const { balance, transfer } = moneyOf(result)
    if (!result.replayed) void needs.announce(member.id)
    return { status: 'OK' as const, balance: writeAmount(balance), transaction: transfer }
  }
}

function moneyOf(result: Played): { balance: Amount; transfer: string } {
  if (result.outcome === 'insufficient') {
    const balance = writeAmount(result.debitBalance)
    throw new SeamlessFault('NOT_ENOUGH_MONEY', 'the member cannot cover this stake', { balance })
  }
  const balance = result.debitBalance ?? result.creditBalance
  if (balance === null) throw new Error('a member has no balance')
  return { balance, transfer: result.transfer }
}

function isOrdinary({ kind, amount, currency }: Content, member: WalletOwner, game: Game): boolean {
  if (currency !== member.currency) return false
  return kind === 'win' || (game.playable && isWithinLimits(amount, game))
}

/** Whether a betwin wins more than a round of its game can. Of a win by itself the database knows what else its round won. */
const isBeyond = ({ amount, winAmount }: Content, multiple: number | null): boolean =>
  winAmount !== null && multiple !== null && winAmount > amount * BigInt(multiple)

function tryAgain(error: unknown): never {
  if (error instanceof LedgerBusy || error instanceof LedgerUnknown) {
    throw new SeamlessFault('RETRY', 'there was no answer in time: repeat the same transaction')
  }
  throw error
}

/** A game of a vendor, as a brand has it. */
type BrandGame = { readonly brand: string; readonly vendor: string; readonly code: string }

function rememberGames({ oneGame }: Needs) {
  const games = new Map<string, { readonly game: Game; readonly until: number }>()
  const asked = new Map<string, Promise<Game | null>>()
  const ask = async ({ brand, ...by }: BrandGame, name: string): Promise<Game | null> => {
    const game = await oneGame(by, brand).finally(() => asked.delete(name))
    if (game) games.set(name, { game, until: performance.now() + GAME_MS })
    else games.delete(name)
    return game
  }
  const nameOf = ({ brand, vendor, code }: BrandGame) => `${brand} ${vendor} ${code}`
  /** However many wait for it, it is asked for once. */
  return (named: BrandGame): Game | Promise<Game | null> => {
    const name = nameOf(named)
    const found = games.get(name)
    if (found && found.until > performance.now()) return found.game
    const answer = asked.get(name) ?? ask(named, name)
    asked.set(name, answer)
    return answer
  }
}
