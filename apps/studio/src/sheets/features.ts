import { fraction, toDecimal } from '@sanuk/engines/exact/fraction'
import { coinsOf, type Hold } from '@sanuk/engines/slots/machine'
import { say } from '@sanuk/locales/server-words'
import type { Section, SheetNeeds } from './sheet.ts'
import { facts, grouped, stakes, symbolName } from './wording.ts'

/** How free spins are won and what they are; nothing where a machine has none. */
export function freeSpins({ machine, sheet, language }: SheetNeeds): readonly Section[] {
  const { awards, multiplier, most, stay } = machine.freeSpins
  const spins = (count: number) => say(language, 'sheets.free.spins', { count })
  const scatter = symbolName(language, machine.scatter)
  const won = Object.entries(awards).map(
    ([count, award]) => [say(language, 'sheets.free.award', { scatter, count }), spins(award)] as const,
  )
  if (won.length === 0) return []
  // A ladder of falls says itself what wins of the free spins count.
  const climbs = machine.tumbles?.free.some((factor) => factor > 1) ?? false
  const stays = [say(language, 'sheets.free.stay'), say(language, 'sheets.free.stay.value')] as const
  return [
    {
      title: say(language, 'game.free_spins'),
      notes: [say(language, 'game.rules.again', { scatter })],
      heads: [],
      rows: facts(
        ...won,
        ...(climbs || multiplier === 1 ? [] : [[say(language, 'sheets.free.multiplier'), `×${multiplier}`] as const]),
        [say(language, 'sheets.free.most'), spins(most)],
        ...(stay ? [stays] : []),
      ),
    },
    ...dearer({ machine, sheet, language }),
    ...bought({ machine, sheet, language }),
  ]
}

/** A dearer spin: what comes back is reckoned in what it costs. */
function dearer({ machine, sheet, language }: SheetNeeds): readonly Section[] {
  if (!machine.ante || !sheet.ante) return []
  const { returnToPlayer, exact, hitEvery, featureEvery, standardDeviation } = sheet.ante
  const price = stakes(machine.ante.coins, coinsOf(machine))
  const every = (rounds: string) => say(language, 'game.return.every', { rounds })
  return [
    {
      title: say(language, 'game.ante'),
      notes: [say(language, 'sheets.ante.note')],
      heads: [],
      rows: facts(
        [say(language, 'sheets.bought.price'), say(language, 'sheets.volatility.stakes', { count: price })],
        [say(language, 'game.return.total'), `${returnToPlayer}%`],
        [say(language, 'sheets.return.exact'), exact],
        [say(language, 'game.return.hit'), every(hitEvery)],
        [say(language, 'game.return.free_spins'), every(featureEvery)],
        [say(language, 'sheets.bought.deviation'), say(language, 'sheets.bought.prices', { count: standardDeviation })],
      ),
    },
  ]
}

/** Free spins that are sold: what comes back is reckoned in what they cost. */
function bought({ machine, sheet, language }: SheetNeeds): readonly Section[] {
  const sold = machine.freeSpins.bought
  if (!sold || !sheet.bought) return []
  const { returnToPlayer, exact, spins, standardDeviation } = sheet.bought
  const price = stakes(sold.coins, coinsOf(machine))
  return [
    {
      title: say(language, 'game.return.bought'),
      notes: [say(language, 'sheets.bought.note')],
      heads: [],
      rows: facts(
        [say(language, 'sheets.bought.offer'), say(language, 'sheets.free.spins', { count: sold.spins })],
        [say(language, 'sheets.bought.price'), say(language, 'sheets.volatility.stakes', { count: price })],
        [say(language, 'game.return.total'), `${returnToPlayer}%`],
        [say(language, 'sheets.return.exact'), exact],
        [say(language, 'sheets.odds.free_spins'), spins],
        [say(language, 'sheets.bought.deviation'), say(language, 'sheets.bought.prices', { count: standardDeviation })],
      ),
    },
  ]
}

/** What may be made of a win: it comes back as it is, whatever is said of the cards. */
export function gambles({ sheet: { gamble }, language }: SheetNeeds): readonly Section[] {
  if (!gamble) return []
  const most = say(language, 'sheets.odds.most', { times: gamble.ceiling })
  return [
    {
      title: say(language, 'game.gamble'),
      notes: [say(language, 'sheets.gamble.note')],
      heads: [],
      rows: facts(
        [say(language, 'sheets.gamble.colour'), '×2 · 1 / 2'],
        [say(language, 'sheets.gamble.suit'), '×4 · 1 / 4'],
        [say(language, 'sheets.gamble.cards'), String(gamble.cards)],
        [say(language, 'sheets.gamble.ceiling'), most],
        [say(language, 'sheets.gamble.return'), `${gamble.returnToPlayer}%`],
      ),
    },
  ]
}

/** How respins begin and what the money symbols are worth; nothing where a machine holds none. */
export function respins(needs: SheetNeeds): readonly Section[] {
  const { hold } = needs.machine
  return hold ? [rulesOf(hold, needs), worthsOf(hold, needs)] : []
}

const weightOf = ({ values }: Hold): number => values.reduce((sum, { weight }) => sum + weight, 0)

const percent = (part: number, whole: number): string =>
  `${toDecimal(fraction(BigInt(part) * 100n, BigInt(whole)), 2)}%`

function rulesOf(hold: Hold, { machine, language }: SheetNeeds): Section {
  const symbol = symbolName(language, machine.scatter)
  const full = [
    say(language, 'sheets.hold.full'),
    say(language, 'sheets.hold.full.value', { times: stakes(hold.full, coinsOf(machine)) }),
  ] as const
  return {
    title: say(language, 'game.respins'),
    notes: [say(language, 'game.rules.hold.end')],
    heads: [],
    rows: facts(
      [say(language, 'sheets.hold.begin'), say(language, 'sheets.hold.least', { symbol, least: hold.least })],
      [say(language, 'sheets.hold.count'), String(hold.respins)],
      [say(language, 'sheets.hold.chance'), percent(weightOf(hold), hold.of)],
      ...(hold.full > 0 ? [full] : []),
    ),
  }
}

function worthsOf(hold: Hold, { machine, language }: SheetNeeds): Section {
  const all = weightOf(hold)
  return {
    title: say(language, 'sheets.hold.values'),
    notes: [say(language, 'sheets.hold.values.note')],
    heads: [
      say(language, 'sheets.hold.coins'),
      say(language, 'sheets.hold.stakes'),
      say(language, 'sheets.hold.weight'),
      say(language, 'sheets.hold.share'),
    ],
    rows: hold.values.map(({ value, weight }) => ({
      cells: [grouped(language, value), stakes(value, coinsOf(machine)), `${weight} / ${all}`, percent(weight, all)],
      share: weight / all,
    })),
  }
}
