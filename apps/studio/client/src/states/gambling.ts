import { amount, parseAmount, ZERO } from '@sanuk/money/amount'
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

/** At the table: card after card, until all is lost, taken or won; or back to the reels with the win as it stands. */
export async function gambling(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel } = game
  panel.bar.role = 'off'
  const { GambleTable } = await import('../gamble/table.ts')
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
  for (;;) {
    const now = gambleOf(round)
    table.write(now)
    if (now.paid !== null) {
      await end(game, table, round)
      return { to: 'settling', showing: { ...showing, round }, besides: null }
    }
    const wish = await table.wish()
    if (wish === 'away') return { to: 'gamble-offered', showing: { ...showing, round } }
    const after = await moveOn(game, round, wish)
    if (!after) return { to: 'catching-up' }
    await showMove(game, table, { round: after, move: wish })
    round = after
  }
}

/** Shows what a move came to: a card that is turned, or what was taken. */
async function showMove(
  { say, money, panel, sound, clock }: Game,
  table: GambleTable,
  { round, move }: { readonly round: SpinResult; readonly move: GambleMove },
): Promise<void> {
  const { turned, risked, paid } = gambleOf(round)
  const last = turned.at(-1)
  if (move === 'half' || move === 'collect' || !last) {
    sound.play('coin')
    return
  }
  sound.play('spin', 1.4)
  const name = cardName(say, last.card)
  await table.spot.turn(last.card, { right: last.right, name })
  sound.play(last.right ? 'nice' : 'landing')
  const won = paid === null ? risked : paid
  panel.announce(
    last.right
      ? say('game.gamble.won', { card: name, amount: money(parseAmount(won)) })
      : say('game.gamble.lost', { card: name }),
  )
  if (paid !== null) return
  table.write(gambleOf(round))
  await clock.wait(CARD_MS)
  table.spot.lay()
}

/** What the player takes home is said over the table. */
async function end(game: Game, table: GambleTable, round: SpinResult): Promise<void> {
  const { panel, say, money, clock, sound } = game
  const paid = parseAmount(gambleOf(round).paid ?? '0')
  const text = paid > ZERO ? say('game.gamble.over.won', { amount: money(amount(paid)) }) : say('game.gamble.over.lost')
  table.verdict(text, paid > ZERO ? 'won' : 'lost')
  if (paid > ZERO) {
    sound.play('win')
    panel.announce(say('game.gamble.took', { amount: money(paid) }))
  }
  await Promise.race([table.wish(), clock.wait(END_MS)])
}
