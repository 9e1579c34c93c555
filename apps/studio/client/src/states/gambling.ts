import { add, parseAmount, ZERO } from '@sanuk/money/amount'
import type { GambleMove, SpinResult } from '#protocol'
import { symbolPicture } from '../art/symbol-picture.ts'
import { cardName } from '../gamble/playing-card.ts'
import type { GambleTable } from '../gamble/table.ts'
import type { Game } from '../game.ts'
import { gambleOf, priceUnit, type Showing } from '../round.ts'
import { moveOn } from './collecting.ts'
import type { Next } from './next.ts'

/** How long the end of a gamble is looked at, and a card before the next one is laid. */
const END_MS = 2200
const CARD_MS = 900

/** The table is fetched when a win is first offered; null where that fails, and it may be tried again. */
export const loadTable = () => import('../gamble/table.ts').catch(() => null)

/** At the table: card after card, until all is lost, taken or won; or back to the reels with the win as it stands. */
export async function gambling(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel } = game
  panel.bar.role = 'off'
  const module = await loadTable()
  // The connection is gone, or a newer game was put up meanwhile: the win still waits, and may be taken as it is.
  if (!module) return { to: 'gamble-offered', showing }
  const { GambleTable } = module
  const wild = game.opened.machine.pays.find(({ kind }) => kind === 'wild')?.symbol ?? ''
  const table = new GambleTable({ ...game, emblem: () => symbolPicture(game.sheet, wild, '') })
  table.coin = priceUnit(showing.round, game.opened.machine.coins)
  const leave = panel.cover(table.view)
  try {
    return await sit(game, table, showing)
  } finally {
    leave()
    table.end()
  }
}

async function sit(game: Game, table: GambleTable, showing: Showing): Promise<Next> {
  let { round } = showing
  let said = ''
  for (;;) {
    const now = gambleOf(round)
    table.write(now)
    if (now.paid !== null) {
      await end(game, table, { round, said })
      tellStanding(game, round)
      return { to: 'settling', showing: { ...showing, round }, besides: null }
    }
    const wish = await table.wish()
    if (wish === 'away') {
      tellStanding(game, round)
      return { to: 'gamble-offered', showing: { ...showing, round } }
    }
    const after = await moveOn(game, round, wish)
    if (!after) return { to: 'catching-up' }
    said = await showMove(game, table, { round: after, move: wish })
    round = after
  }
}

/** Neither the reels nor the line under them and the bar tell a win that is lost, or has grown, meanwhile. */
function tellStanding({ panel, money, winShow }: Game, round: SpinResult): void {
  const { moves, paid, taken, risked } = gambleOf(round)
  if (moves.length === 0) return
  winShow.end()
  const stands = paid === null ? add(parseAmount(taken), parseAmount(risked)) : parseAmount(paid)
  panel.bar.win = money(stands)
  if (stands === ZERO) panel.result.clear()
  panel.result.amount = money(stands)
  panel.result.detail = ''
}

/** Shows what a move came to: a card that is turned, or what was taken. Answers what is said of it by ear. */
async function showMove(
  { say, money, panel, sound, clock }: Game,
  table: GambleTable,
  { round, move }: { readonly round: SpinResult; readonly move: GambleMove },
): Promise<string> {
  const { turned, taken, risked, paid } = gambleOf(round)
  const last = turned.at(-1)
  if (move === 'half' || move === 'collect' || !last) {
    sound.play('coin')
    if (paid !== null) return ''
    const [home, still] = [taken, risked].map((text) => money(parseAmount(text)))
    panel.announce(`${say('game.gamble.taken')} ${home}. ${say('game.gamble.risked')} ${still}.`)
    return ''
  }
  sound.play('spin', 1.4)
  const name = cardName(say, last.card)
  await table.spot.turn(last.card, { right: last.right, name })
  sound.play(last.right ? 'nice' : 'landing')
  const won = paid === null ? risked : paid
  const said = last.right
    ? say('game.gamble.won', { card: name, amount: money(parseAmount(won)) })
    : say('game.gamble.lost', { card: name })
  if (paid !== null) return said
  panel.announce(said)
  table.write(gambleOf(round))
  await clock.wait(CARD_MS)
  table.spot.lay()
  return said
}

/** What the player takes home is said over the table; by ear in one sentence with the last card. */
async function end(
  game: Game,
  table: GambleTable,
  { round, said }: { readonly round: SpinResult; readonly said: string },
): Promise<void> {
  const { panel, say, money, clock, sound } = game
  const paid = parseAmount(gambleOf(round).paid ?? '0')
  const text = paid > ZERO ? say('game.gamble.over.won', { amount: money(paid) }) : say('game.gamble.over.lost')
  table.verdict(text, paid > ZERO ? 'won' : 'lost')
  const took = paid > ZERO ? say('game.gamble.took', { amount: money(paid) }) : ''
  if (paid > ZERO) sound.play('win')
  panel.announce(`${said} ${took}`.trim())
  await Promise.race([table.wish(), clock.wait(END_MS)])
}
