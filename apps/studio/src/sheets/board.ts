import { coinsOf, type SlotMachine } from '@sanuk/engines/slots/machine'
import { say } from '@sanuk/locales/server-words'
import type { Section, SheetNeeds } from './sheet.ts'
import { facts, grouped, stakes, symbolName } from './wording.ts'

type Feature = 'free spins' | 'respins' | 'board' | 'free spins and board'

/** What a machine may begin beside its paid spins. */
export function featureOf({ hold, pick, freeSpins }: SlotMachine): Feature {
  if (hold) return 'respins'
  const isFree = Object.keys(freeSpins.awards).length > 0
  if (pick) return isFree ? 'free spins and board' : 'board'
  return 'free spins'
}

/** The board of covered places: how it is opened, what it returns, and what lies there; nothing where there is none. */
export function board(needs: SheetNeeds): readonly Section[] {
  const { machine, sheet, language } = needs
  if (!machine.pick || !sheet.pick) return []
  const { every, opened, found, returnToPlayer, exact } = sheet.pick
  const scatter = symbolName(language, machine.scatter)
  return [
    {
      title: say(language, 'game.pick'),
      notes: [say(language, 'sheets.pick.note')],
      heads: [],
      rows: facts(
        ...Object.entries(machine.pick.times).map(
          ([count, times]) => [say(language, 'sheets.pick.times', { count, scatter }), `×${times}`] as const,
        ),
        [say(language, 'sheets.pick.every'), say(language, 'game.return.every', { rounds: every })],
        [say(language, 'sheets.pick.opened'), opened],
        [say(language, 'sheets.pick.found'), say(language, 'sheets.volatility.stakes', { count: found })],
        [say(language, 'sheets.pick.share'), `${returnToPlayer}%`],
        [say(language, 'sheets.return.exact'), exact],
      ),
    },
    pieces(needs, machine.pick),
  ]
}

function pieces({ machine, language }: SheetNeeds, pick: NonNullable<SlotMachine['pick']>): Section {
  const { prizes, factors, ends } = pick
  const all = [...prizes, ...factors].reduce((sum, { places }) => sum + places, ends)
  const row = (piece: string, worth: string, places: number) => ({
    cells: [piece, worth, `${places} / ${all}`],
    share: places / all,
  })
  return {
    title: say(language, 'sheets.pick.pieces'),
    notes: [say(language, 'sheets.pick.pieces.note', { places: all })],
    heads: [
      say(language, 'sheets.pick.piece'),
      say(language, 'sheets.hold.stakes'),
      say(language, 'sheets.pick.places'),
    ],
    rows: [
      ...prizes.map(({ coins, places }) =>
        row(
          say(language, 'sheets.pick.coins', { count: grouped(language, coins) }),
          stakes(coins, coinsOf(machine)),
          places,
        ),
      ),
      ...factors.map(({ factor, places }) => row(say(language, 'sheets.pick.factor', { factor }), '–', places)),
      row(say(language, 'sheets.pick.end'), '–', ends),
    ],
  }
}
