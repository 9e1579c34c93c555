import type { MachineView } from '../protocol.ts'
import { TITLES } from '../titles/catalogue.ts'
import type { SlotGame } from './slot-game.ts'

/** What the client is told of a machine. The strips are not in it. */
export function machineView({ machine, sheet }: SlotGame): MachineView {
  const title = TITLES.find(({ code }) => code === machine.code)
  if (!title) throw new Error(`${machine.code} has no title`)
  return {
    code: machine.code,
    names: title.names,
    reels: machine.strips.base.length,
    rows: machine.rows,
    lines: machine.lines.map((line) => [...line]),
    pays: Object.entries(machine.pays).map(([symbol, pays]) => ({ symbol, kind: kindOf(symbol), pays: [...pays] })),
    returnToPlayer: sheet.returnToPlayer,
    hitEvery: sheet.hitEvery,
    freeSpinsEvery: sheet.freeSpinsEvery,
    maximumWinMultiple: sheet.maximumWinMultiple,
    freeSpins: { awards: machine.freeSpins.awards, multiplier: machine.freeSpins.multiplier },
    mathVersion: machine.mathVersion,
  }

  function kindOf(symbol: string) {
    if (symbol === machine.wild) return 'wild'
    return symbol === machine.scatter ? 'scatter' : 'plain'
  }
}
