import '@sanuk/ui/fonts.css'
import './styles/play.css'
import { ZERO } from '@sanuk/money/amount'
import { Patience } from '@sanuk/vendor-client/server/patience'
import { firstLanguage } from '@sanuk/vendor-client/speaker'
import type { GameState } from '#protocol'
import { watchBalance } from './balance.ts'
import { type Game, setStake, showBalance } from './game.ts'
import { watchJackpot } from './jackpot/watch-jackpot.ts'
import { openGame } from './opening.ts'
import { showEnd, showRefusal } from './panel/end-page.ts'
import { listenToKeys } from './panel/keyboard.ts'
import { Loader } from './panel/loader.ts'
import { panelDeeds } from './panel-deeds.ts'
import { dressReels } from './reel-effects.ts'
import { Refused } from './server/fault.ts'
import { createServer } from './server/server.ts'
import { leaveUnknownSite } from './site.ts'
import type { Next } from './states/next.ts'
import { play } from './states/play.ts'
import { describeReels } from './states/turn.ts'
import { wordsOf } from './words.ts'

const language = firstLanguage(new URL(location.href), navigator.languages)
const say = await wordsOf(language)
await begin().catch((fault: unknown) => showFault(fault))

async function begin(): Promise<void> {
  const loader = new Loader()
  loader.text = say('game.loading')
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch')
  if (launch === null) return showClosed('game.no_launch')
  if (!document.createElement('canvas').getContext('webgl2')) return showClosed('game.no_webgl')
  const game = await openGame({ server: createServer(launch), loader, patience: new Patience(), language, say })
  prepare(game)
  await loader.leave()
  // Cards and great wins show symbols larger than the reels do: their sheet is there when they come.
  new Image().src = game.sheet.address
  await play(game, firstOf(game.opened))
}

function firstOf({ unfinished, freeRounds }: GameState): Next {
  if (unfinished) return { to: 'resuming', round: unfinished }
  return freeRounds ? { to: 'free-rounds-offered', free: freeRounds } : { to: 'idle' }
}

function prepare(game: Game): void {
  const { bar } = game.panel
  showBalance(game)
  setStake(game, game.stake)
  bar.win = game.money(ZERO)
  bar.quick = game.preferences.quick
  bar.sound = game.preferences.sound
  describeReels(game, game.opened.grid)
  dressReels(game)
  game.clock.start()
  listenToKeys(panelDeeds(() => game))
  wakeSound(game)
  watchLine(game)
  watchBalance(game, showFault)
  watchJackpot(game)
}

/** A browser lets sound begin only with a gesture: the kept preference waits for the first one. */
function wakeSound(game: Game): void {
  if (!game.preferences.sound) return
  for (const gesture of ['pointerdown', 'keydown']) {
    addEventListener(gesture, () => void game.sound.turn(game.preferences.sound), { once: true })
  }
}

/** Play stops while the line is down, and says so. */
function watchLine(game: Game): void {
  addEventListener('offline', () => game.panel.notice.show(game.say('game.line.offline'), { retry: false }))
  addEventListener('online', () => game.panel.notice.hide())
}

function showClosed(reason: 'game.no_launch' | 'game.no_webgl'): void {
  const way = { button: say('game.ended.back'), press: leaveUnknownSite }
  showEnd({ title: say('game.closed'), text: say(reason), ...way })
}

function showFault(fault: unknown): void {
  if (fault instanceof Refused) {
    showRefusal(say, fault.fault, leaveUnknownSite)
    return
  }
  console.error(fault)
  const reload = { button: say('game.broken.reload'), press: () => location.reload() }
  showEnd({ title: say('game.broken'), text: say('game.broken.text'), ...reload })
}
