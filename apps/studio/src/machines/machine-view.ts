import { coinsOf, countsOf, type Hold } from '@sanuk/engines/slots/machine'
import type { Pick as PickBoard } from '@sanuk/engines/slots/pick'
import type { CurrencyCode } from '@sanuk/money/currency'
import { jackpotView } from '../jackpots/jackpot-terms.ts'
import type { MachineView } from '../protocol.ts'
import { TITLES } from '../titles/catalogue.ts'
import type { SlotGame } from './slot-game.ts'
import { SLOT_THEMES } from './slot-themes.ts'

const holdView = ({ least, respins, values, full }: Hold) => ({
  least,
  respins,
  full,
  values: values.map(({ value }) => value),
})

const boughtView = ({ machine: { freeSpins }, sheet }: Pick<SlotGame, 'machine' | 'sheet'>): MachineView['bought'] =>
  freeSpins.bought && sheet.bought ? { ...freeSpins.bought, returnToPlayer: sheet.bought.returnToPlayer } : null

const anteView = ({ machine: { ante }, sheet }: Pick<SlotGame, 'machine' | 'sheet'>): MachineView['ante'] =>
  ante && sheet.ante
    ? { coins: ante.coins, returnToPlayer: sheet.ante.returnToPlayer, featureEvery: sheet.ante.featureEvery }
    : null

function pickView({ machine, sheet }: Pick<SlotGame, 'machine' | 'sheet'>): MachineView['pick'] {
  const theme = SLOT_THEMES[machine.code]
  if (!machine.pick || !sheet.pick || !theme?.pick) return null
  const { times, prizes, factors, ends } = machine.pick
  const { returnToPlayer, every } = sheet.pick
  return {
    ...theme.pick,
    sound: [...theme.pick.sound],
    hue: theme.room,
    times,
    ends,
    returnToPlayer,
    every,
    prizes: prizes.map((one) => ({ ...one })),
    factors: factors.map((one) => ({ ...one })),
    places: placesOf(machine.pick),
  }
}

const placesOf = ({ prizes, factors, ends }: PickBoard): number =>
  [...prizes, ...factors].reduce((sum, { places }) => sum + places, ends)

/** What a session lets a player do beside spinning, and in what it is played. */
type Seen = Allowed & { readonly currency: CurrencyCode }

type Allowed = { readonly gamble: boolean; readonly buy: boolean }

/** What a round that is over may have had. */
export const ALL_ALLOWED: Allowed = { gamble: true, buy: true }

/** What the client is told of a machine. The strips are not in it, and nothing that is forbidden. */
export function machineView({ machine, sheet }: SlotGame, { gamble, buy, currency }: Seen): MachineView {
  const title = TITLES.find(({ code }) => code === machine.code)
  if (!title) throw new Error(`${machine.code} has no title`)
  const { tumbles } = machine
  return {
    code: machine.code,
    names: title.names,
    reels: machine.strips.base.length,
    rows: machine.rows,
    pattern: machine.pattern ?? 'lines',
    lines: machine.lines.map((line) => [...line]),
    coins: coinsOf(machine),
    counts: [...countsOf(machine)],
    pays: Object.entries(machine.pays).map(([symbol, pays]) => ({ symbol, kind: kindOf(symbol), pays: [...pays] })),
    wildsFill: machine.wildsFill ?? false,
    wildsStay: machine.freeSpins.stay ?? false,
    wildFactors: [...(machine.wildFactors ?? [])],
    tumbles: tumbles ? { base: [...tumbles.base], free: [...tumbles.free] } : null,
    hold: machine.hold ? holdView(machine.hold) : null,
    returnToPlayer: sheet.returnToPlayer,
    hitEvery: sheet.hitEvery,
    featureEvery: sheet.featureEvery,
    maximumWinMultiple: sheet.maximumWinMultiple,
    freeSpins: { awards: machine.freeSpins.awards, multiplier: machine.freeSpins.multiplier },
    bought: buy ? boughtView({ machine, sheet }) : null,
    ante: buy ? anteView({ machine, sheet }) : null,
    jackpot: jackpotView(machine, currency),
    pick: pickView({ machine, sheet }),
    gamble: gamble && machine.gamble ? machine.gamble : null,
    mathVersion: machine.mathVersion,
  }

  function kindOf(symbol: string) {
    if (symbol === machine.wild) return 'wild'
    return symbol === machine.scatter ? 'scatter' : 'plain'
  }
}
