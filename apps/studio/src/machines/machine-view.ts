import { coinsOf, countsOf, type Hold } from '@sanuk/engines/slots/machine'
import { jackpotView } from '../jackpots/jackpot-terms.ts'
import type { MachineView } from '../protocol.ts'
import { TITLES } from '../titles/catalogue.ts'
import type { SlotGame } from './slot-game.ts'

const holdView = ({ least, respins, values, full }: Hold) => ({
  ...{ least, respins, full },
  values: values.map(({ value }) => value),
})

const boughtView = ({ machine: { freeSpins }, sheet }: Pick<SlotGame, 'machine' | 'sheet'>): MachineView['bought'] =>
  freeSpins.bought && sheet.bought ? { ...freeSpins.bought, returnToPlayer: sheet.bought.returnToPlayer } : null

const anteView = ({ machine: { ante }, sheet }: Pick<SlotGame, 'machine' | 'sheet'>): MachineView['ante'] =>
  ante && sheet.ante
    ? { coins: ante.coins, returnToPlayer: sheet.ante.returnToPlayer, featureEvery: sheet.ante.featureEvery }
    : null

/** What the client is told of a machine. The strips are not in it, and no gamble where it is forbidden. */
export function machineView({ machine, sheet }: SlotGame, { gamble }: { readonly gamble: boolean }): MachineView {
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
    bought: boughtView({ machine, sheet }),
    ante: anteView({ machine, sheet }),
    jackpot: jackpotView(machine),
    gamble: gamble && machine.gamble ? machine.gamble : null,
    mathVersion: machine.mathVersion,
  }

  function kindOf(symbol: string) {
    if (symbol === machine.wild) return 'wild'
    return symbol === machine.scatter ? 'scatter' : 'plain'
  }
}
