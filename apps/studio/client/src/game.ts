import type { Amount } from '@sanuk/money/amount'
import type { Site } from '@sanuk/vendor-client/site'
import type { FreeRounds, GameState, MachineView } from '#protocol'
import type { SheetPlan } from './art/sheet.ts'
import type { Autoplay } from './autoplay.ts'
import type { Features } from './features/features.ts'
import type { Intents } from './intents.ts'
import type { Panel } from './panel/panel.ts'
import type { Preferences } from './preferences.ts'
import { priceAt } from './round.ts'
import type { Server } from './server/server.ts'
import type { GameSound } from './sound/sound.ts'
import type { Clock } from './stage/clock.ts'
import type { Stage } from './stage/stage.ts'
import type { WinShow } from './wins/win-show.ts'
import type { Say } from './words.ts'

/** All that a state of the game is given. What changes while playing is not `readonly`. */
export type Game = {
  /** The opening answer of the server: the machine, the stakes, who plays. */
  readonly opened: GameState
  readonly stakes: readonly Amount[]
  readonly server: Server
  readonly site: Site
  readonly stage: Stage
  /** Parts that only some machines have. */
  readonly features: Features
  readonly panel: Panel
  /** What larger pictures than those on the reels are cut out of; its image comes once the game has begun. */
  readonly sheet: SheetPlan
  readonly winShow: WinShow
  readonly sound: GameSound
  readonly clock: Clock
  readonly intents: Intents
  readonly say: Say
  readonly money: (amount: Amount) => string
  /** Asks the server until it answers, telling the player while it does not. */
  readonly reach: <T>(ask: () => Promise<T>, about: 'round' | 'game') => Promise<T>
  readonly calm: boolean
  /** As the server last said, less the stake of a running round. */
  balance: Amount
  /** What the site has said of the balance since the last round began. */
  toldBalance: Amount | null
  stake: Amount
  /** Whether spins are the dearer ones. Kept nowhere: after a reload they are ordinary. */
  ante: boolean
  autoplay: Autoplay | null
  /** What is played free, and at which stake rounds are paid for afterwards; null while they are paid for. */
  free: { rounds: FreeRounds; readonly paidStake: Amount } | null
  preferences: Preferences
}

/** Writes the balance. */
export function showBalance(game: Game): void {
  game.panel.bar.balance = game.money(game.balance)
}

/** Sets the stake of the next round. */
export function setStake(game: Game, stake: Amount): void {
  game.stake = stake
  const [least, most] = [game.stakes[0], game.stakes.at(-1)]
  const room = { less: least !== undefined && stake > least, more: most !== undefined && stake < most }
  if (game.ante && most !== undefined && spinPrice(game) > most) turnBack(game, most)
  game.panel.bar.setStake(game.money(spinPrice(game)), room)
  const { machine } = game.opened
  const { ante } = machine
  if (ante) game.panel.bar.setAnte(game.ante, anteWords(game, ante))
  if (machine.bought) game.panel.bar.price = game.money(priceAt(stake, machine, machine.bought))
}

/** At this stake the dearer spin would cost more than any round may: spins are ordinary ones, and that is said. */
function turnBack(game: Game, most: Amount): void {
  const { panel, say, money } = game
  game.ante = false
  const text = say('game.ante.beyond', { most: money(most) })
  panel.result.detail = text
  panel.announce(text)
}

/** What a spin costs now. */
export const spinPrice = ({ stake, ante, opened: { machine } }: Pick<Game, 'stake' | 'ante' | 'opened'>): Amount =>
  ante && machine.ante ? priceAt(stake, machine, machine.ante) : stake

/** What a dearer spin costs and gives, said in full. */
function anteWords({ say, money, stake, opened: { machine } }: Game, ante: NonNullable<MachineView['ante']>) {
  const price = money(priceAt(stake, machine, ante))
  const often = { rounds: ante.featureEvery, usual: machine.featureEvery }
  return { price, name: say('game.ante.name', { price, stake: money(stake), ...often }) }
}

/** Ends autoplay, saying why; nothing where it does not run. */
export function endAutoplay(game: Game, why: 'player' | 'rounds' | 'loss' | 'win' | 'free-spins'): void {
  if (!game.autoplay) return
  game.autoplay = null
  game.panel.bar.autoplay = null
  const text = game.say(`game.autoplay.ended.${why}`)
  game.panel.announce(text)
  if (why !== 'player') game.panel.result.detail = text
}
