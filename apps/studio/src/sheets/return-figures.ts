import { fraction, toDecimal } from '@sanuk/engines/exact/fraction'
import { PAID_WIN_BOUNDS } from '@sanuk/engines/slots/paid-wins'
import { say } from '@sanuk/locales/server-words'
import { featureOf } from './board.ts'
import type { Row, Section, SheetNeeds } from './sheet.ts'
import { facts, grouped, inThousands } from './wording.ts'

/** What a feature is called in the figures, how often it comes, and how long it is on average. */
const FEATURES = {
  'free spins': { name: 'game.free_spins', hit: 'game.return.free_spins', length: 'sheets.odds.free_spins' },
  respins: { name: 'game.respins', hit: 'game.return.respins.hit', length: 'sheets.odds.respins' },
  board: { name: 'game.pick', hit: 'game.pick', length: 'sheets.pick.opened' },
  'free spins and board': {
    name: 'sheets.pick.features',
    hit: 'game.return.features.hit',
    length: 'sheets.pick.both',
  },
} as const

/** What comes back and through what, and how often. */
export function figuresOfReturn(needs: SheetNeeds): readonly [returned: Section, odds: Section] {
  return [returned(needs), odds(needs)]
}

function returned({ machine, sheet, language }: SheetNeeds): Section {
  const { returnToPlayer, exact } = sheet
  const part = (name: string, percent: string, share: string): Row => ({
    cells: [name, percent === '' ? '' : `${percent}%`, share],
    ...(share === '' ? {} : { share: Number(share) }),
  })
  const scatter = part(say(language, 'sheets.return.scatter'), '', exact.scatter)
  return {
    title: say(language, 'sheets.return'),
    notes: [say(language, 'sheets.return.note'), say(language, 'game.return.meaning')],
    heads: [
      say(language, 'sheets.return.part'),
      say(language, 'sheets.return.percent'),
      say(language, 'sheets.return.exact'),
    ],
    rows: [
      part(say(language, 'sheets.return.paid'), returnToPlayer.base, ''),
      part(`– ${say(language, 'sheets.return.wins')}`, '', exact.wins),
      ...(Number(exact.scatter) > 0
        ? [{ ...scatter, cells: [`– ${scatter.cells[0]}`, ...scatter.cells.slice(1)] }]
        : []),
      part(say(language, FEATURES[featureOf(machine)].name), returnToPlayer.feature, exact.feature),
      { ...part(say(language, 'sheets.return.all'), returnToPlayer.total, exact.total), strong: true },
    ],
  }
}

function odds({ machine, sheet, language }: SheetNeeds): Section {
  const every = (rounds: string) => say(language, 'game.return.every', { rounds })
  const { hit, length } = FEATURES[featureOf(machine)]
  return {
    title: say(language, 'sheets.odds'),
    notes: [say(language, 'sheets.odds.most.note'), say(language, 'sheets.odds.reached.note')],
    heads: [],
    rows: facts(
      [say(language, 'game.return.hit'), every(sheet.hitEvery)],
      [say(language, hit), every(sheet.featureEvery)],
      [say(language, length), sheet.spinsInFeature],
      [say(language, 'sheets.odds.reached'), every(rarity(language, sheet.maximumWinEvery))],
      [say(language, 'game.return.most'), say(language, 'sheets.odds.most', { times: sheet.maximumWinMultiple })],
    ),
  }
}

/** Digits in groups, or what is longer by its power of ten: "3.20 × 10^352". */
function rarity(language: SheetNeeds['language'], every: string): string {
  const [digits = '', power] = every.split('e')
  return power === undefined ? grouped(language, digits) : `${digits} × 10^${power}`
}

/** How large the wins of the paid spin are, by the classes of the printed sheet; those that never come are left out. */
export function sizesOfWins({ sheet, language }: SheetNeeds): Section {
  const cycle = BigInt(sheet.base.cycle)
  const last = PAID_WIN_BOUNDS.at(-1) ?? 0
  const nameOf = (bound: string): string => {
    if (bound === '0') return say(language, 'sheets.sizes.nothing')
    if (bound === 'more') return say(language, 'sheets.sizes.more', { times: last })
    return say(language, 'sheets.sizes.up_to', { times: Number(bound) })
  }
  return {
    title: say(language, 'sheets.sizes'),
    notes: [say(language, 'sheets.sizes.note')],
    heads: [
      say(language, 'sheets.sizes.win'),
      say(language, 'sheets.combinations.ways'),
      say(language, 'sheets.combinations.every'),
    ],
    rows: Object.entries(sheet.paidWins)
      .filter(([, ways]) => ways !== '0')
      .map(([bound, ways]) => ({
        cells: [
          nameOf(bound),
          grouped(language, ways),
          inThousands(language, toDecimal(fraction(cycle, BigInt(ways)), 2)),
        ],
      })),
  }
}
