import type { Language } from '@sanuk/locales/word'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import type { Patience } from '@sanuk/vendor-client/server/patience'
import { type Line, untilAnswered } from '@sanuk/vendor-client/server/until-answered'
import type { GameState } from '#protocol'
import { readLook } from './art/art.ts'
import { hangBackdrop } from './art/backdrop.ts'
import { finestSheet, loadSheet, planSheet, type Sheet, type SheetPlan } from './art/sheet.ts'
import { symbolsOf } from './art/symbols.ts'
import { type Features, featuresOf } from './features/features.ts'
import { endAutoplay, type Game } from './game.ts'
import { Intents } from './intents.ts'
import { JackpotMeter } from './panel/jackpot-meter.ts'
import type { Loader } from './panel/loader.ts'
import { Panel } from './panel/panel.ts'
import { panelDeeds } from './panel-deeds.ts'
import { keptPreferences } from './preferences.ts'
import { Refused } from './server/fault.ts'
import type { Server } from './server/server.ts'
import { siteOf } from './site.ts'
import { GameSound } from './sound/sound.ts'
import { Clock } from './stage/clock.ts'
import { roughSymbol } from './stage/place.ts'
import { Stage, stageResolution } from './stage/stage.ts'
import { WinShow } from './wins/win-show.ts'
import type { Wins } from './wins/wins.ts'
import { type Say, wordsOf } from './words.ts'

type Needs = {
  readonly server: Server
  readonly loader: Loader
  readonly patience: Patience
  /** In which the player is greeted before the server names his own. */
  readonly language: Language
  readonly say: Say
}

/** Opens the session and fetches the art side by side, then puts the game together. */
export async function openGame({ server, loader, patience, language, say }: Needs): Promise<Game> {
  const line: Line = {
    lost: () => {
      loader.text = say('game.line.trying')
    },
    back: () => {
      loader.text = say('game.loading')
    },
    wait: (ms) => patience.wait(ms),
  }
  const [opened, art] = await Promise.all([untilAnswered(() => server.open(), line), loadArt(loader, language)])
  // Their letters were asked for when the loader was written; what is drawn on the canvas does not wait for them.
  await document.fonts.ready
  return putTogether({ server, patience, opened, art })
}

type Art = {
  /** As fine as the reels on this screen need it. */
  readonly onReels: Sheet
  readonly finest: SheetPlan
}

async function loadArt(loader: Loader, language: Language): Promise<Art> {
  const look = await readLook(codeOf(location.pathname))
  loader.title = look.names[language]
  const progress = (part: number) => {
    loader.progress = 0.1 + part * 0.8
  }
  const plan = planSheet(look, roughSymbol(look) * stageResolution())
  const [onReels] = await Promise.all([loadSheet(plan, progress), hangBackdrop(look)])
  return { onReels, finest: finestSheet(look) }
}

/** The title's code in the address of its page, `/play/<code>/`: its art is fetched before the server says what is played. */
const codeOf = (path: string): string => /^\/play\/([^/]+)\//.exec(path)?.[1] ?? ''

type Parts = {
  readonly server: Server
  readonly patience: Patience
  readonly opened: GameState
  readonly art: Art
}

function jackpotMeter(
  opened: GameState,
  { say, ...look }: { say: Say; money: (amount: Amount) => string; calm: boolean },
) {
  const { jackpot, machine, language } = opened
  if (jackpot === null || !machine.jackpot) return null
  const { names, cap } = machine.jackpot
  const by = cap === undefined ? undefined : say('game.must_drop.by', { amount: look.money(parseAmount(cap)) })
  const meter = new JackpotMeter({ name: names[language], by, ...look })
  meter.show(parseAmount(jackpot))
  return meter
}

async function putTogether({ server, patience, opened, art }: Parts): Promise<Game> {
  const { machine, currency, language } = opened
  const demo = opened.mode === 'demo'
  const say = await wordsOf(language)
  document.documentElement.lang = language
  document.title = machine.names[language]
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const money = (amount: Amount) => formatMoney(amount, currency)
  const [clock, intents, sound, site] = [new Clock(), new Intents(), new GameSound(), siteOf(opened)]
  // The bar acts on the game, and the game holds the bar: its deeds look the game up when they are done.
  const deeds = panelDeeds(() => game)
  const panel = new Panel({
    say,
    title: machine.names[language],
    machine,
    sheet: art.onReels,
    jackpot: jackpotMeter(opened, { say, money, calm }),
    trial: demo || currency.code === 'XTS',
    demo,
    deeds,
    tap: () => intents.send({ kind: 'tap' }),
    retry: () => patience.tryNow(),
  })
  document.body.prepend(panel.view)
  const symbols = symbolsOf(art.onReels)
  const stageNeeds = { canvas: panel.canvas, box: panel.cabinet, machine, grid: opened.grid, symbols }
  const stage = await Stage.create({ ...stageNeeds, clock, calm })
  const features = await featuresOf({ machine, stage, symbols, clock, calm, say })
  const wins = litWins(stage, features)
  const winShow = new WinShow({ wins, machine, result: panel.result, clock, say, money })
  const stakes = opened.stakes.map(parseAmount)
  const game: Game = {
    opened,
    stakes,
    server,
    site,
    stage,
    features,
    panel,
    sheet: art.finest,
    winShow,
    sound,
    clock,
    intents,
    say,
    money,
    calm,
    reach: (ask, about) => untilAnswered(ask, lineOf(game, about, patience)),
    balance: parseAmount(opened.balance),
    toldBalance: null,
    stake: firstStake(stakes, parseAmount(opened.balance)),
    ante: false,
    autoplay: null,
    free: null,
    preferences: keptPreferences(),
  }
  return game
}

/** The wins of the stage, whose multiplying wilds light up with them. */
function litWins({ wins }: Stage, { factors }: Features): Pick<Wins, 'show' | 'clear'> {
  return {
    show: (shown) => {
      wins.show(shown)
      factors?.light(shown.filter(({ lineWin }) => lineWin !== null).flatMap(({ cells }) => cells))
    },
    clear: () => {
      wins.clear()
      factors?.light([])
    },
  }
}

function lineOf(game: Game, about: 'round' | 'game', patience: Patience): Line {
  const { panel, say } = game
  return {
    lost: () => {
      endAutoplay(game, 'player')
      panel.notice.show(say(about === 'round' ? 'game.line.lost' : 'game.line.trying'), { retry: true })
    },
    back: () => {
      panel.notice.hide()
      panel.announce(say('game.line.back'))
    },
    wait: (ms) => patience.wait(ms),
  }
}

/**
 * A modest stake to begin with: the third smallest, or the largest below it that the balance covers. Throws where the
 * limits of the session leave none.
 */
function firstStake(stakes: readonly Amount[], balance: Amount): Amount {
  const affordable = stakes.filter((stake) => stake <= balance)
  const first = affordable[Math.min(2, affordable.length - 1)] ?? stakes[0]
  if (first === undefined) throw new Refused('no_stakes')
  return first
}
