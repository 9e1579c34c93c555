import { openAutoplay } from './dialogs/autoplay.ts'
import { openFairness } from './dialogs/fairness.ts'
import { openInfo } from './dialogs/info.ts'
import { openMenu } from './dialogs/menu.ts'
import { openPurchase } from './dialogs/purchase.ts'
import { openStakes } from './dialogs/stakes.ts'
import { endAutoplay, type Game, spinPrice } from './game.ts'
import type { BarDeeds } from './panel/bar.ts'
import { keepPreferences, type Preferences } from './preferences.ts'

/** What the control bar and the keyboard do with the game. */
export function panelDeeds(gameNow: () => Game): BarDeeds {
  return {
    press: () => press(gameNow()),
    stakeDown: () => changeStake(gameNow(), -1),
    stakeUp: () => changeStake(gameNow(), 1),
    pickStake: () => pickStake(gameNow()),
    quick: () => turnQuick(gameNow()),
    autoplay: () => toggleAutoplay(gameNow()),
    buy: () => buy(gameNow()),
    ante: () => turnAnte(gameNow()),
    gamble: () => decide(gameNow(), 'gamble'),
    collect: () => decide(gameNow(), 'collect'),
    sound: () => turnSound(gameNow()),
    info: () => info(gameNow()),
    menu: () => menu(gameNow()),
  }
}

function press(game: Game): void {
  endAutoplay(game, 'player')
  game.sound.play('press')
  game.intents.send({ kind: 'press' })
}

function changeStake(game: Game, step: -1 | 1): void {
  const { stakes, stake, panel, intents, sound } = game
  const wanted = stakes[stakes.indexOf(stake) + step]
  if (wanted === undefined || !panel.bar.ready) return
  sound.play('press', step === 1 ? 1.15 : 0.9)
  intents.send({ kind: 'stake', stake: wanted })
  panel.announce(game.say('game.stake.changed', { stake: game.money(spinPrice({ ...game, stake: wanted })) }))
}

function pickStake(game: Game): void {
  if (!game.panel.bar.ready) return
  const { lines } = game.opened.machine
  openStakes({ ...game, lines: lines.length > 0 ? lines.length : null }, (stake) =>
    game.intents.send({ kind: 'stake', stake }),
  )
}

function toggleAutoplay(game: Game): void {
  if (game.autoplay) endAutoplay(game, 'player')
  else if (game.panel.bar.ready) openAutoplay(game, (limits) => game.intents.send({ kind: 'autoplay', limits }))
}

function turnAnte({ opened, panel, sound, intents }: Game): void {
  if (!opened.machine.ante || !panel.bar.ready) return
  sound.play('press')
  intents.send({ kind: 'ante' })
}

function buy(game: Game): void {
  const { bought } = game.opened.machine
  if (!bought || !game.panel.bar.ready) return
  openPurchase(game, bought, () =>
    game.intents.send({ kind: 'buy', bought: { spins: bought.spins, coins: bought.coins } }),
  )
}

/** What becomes of a win that waits; nobody listens where none does. */
function decide({ sound, intents }: Game, kind: 'gamble' | 'collect'): void {
  sound.play('press')
  intents.send({ kind })
}

function turnQuick(game: Game): void {
  prefer(game, { quick: !game.preferences.quick })
}

function turnSound(game: Game): void {
  prefer(game, { sound: !game.preferences.sound })
  void game.sound.turn(game.preferences.sound).then(() => game.sound.play('press'))
}

function prefer(game: Game, change: Partial<Preferences>): void {
  game.preferences = { ...game.preferences, ...change }
  game.panel.bar.quick = game.preferences.quick
  game.panel.bar.sound = game.preferences.sound
  keepPreferences(game.preferences)
}

function info({ say, money, opened, sheet, stake, server }: Game): void {
  const { machine, mode, language } = opened
  openInfo({ say, money, machine, mode, language, sheet, stake, drops: () => server.drops().catch(() => null) })
}

function menu(game: Game): void {
  const { site } = game
  openMenu(game.say, game.preferences, {
    sound: () => turnSound(game),
    quick: () => turnQuick(game),
    gamble: game.opened.machine.gamble && (() => prefer(game, { gamble: !game.preferences.gamble })),
    info: () => info(game),
    fairness: () => void openFairness(game),
    history: game.opened.mode === 'demo' ? null : () => site.tell({ kind: 'history' }),
    cashier: () => site.tell({ kind: 'cashier' }),
    close: () => site.tell({ kind: 'close' }),
  })
}
