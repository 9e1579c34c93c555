import type { Language } from '@sanuk/contracts/wire'
import { fraction, fromDecimal, product, toDecimal } from '@sanuk/engines/exact/fraction'
import { say } from '@sanuk/locales/server-words'
import type { Word } from '@sanuk/locales/word'
import type { InstantKind } from '../../instant/instant-kinds.ts'
import type { InstantTitle } from '../../instant/instant-title.ts'
import type { Section, Sheet } from '../sheet.ts'
import { headOf } from '../sheet-head.ts'
import { facts, grouped, inThousands } from '../wording.ts'
import { choiceName } from './choice-names.ts'
import type { PrintedChoice } from './figures.ts'
import { rulesOf } from './rules.ts'

/** What the sections are made from. */
export type InstantSheetNeeds = {
  readonly game: Pick<InstantTitle, 'code' | 'kind' | 'mathVersion' | 'returnToPlayer' | 'maximumWinMultiple'>
  readonly choices: readonly PrintedChoice[]
  readonly language: Language
}

/** Writes the sheet of a title without reels. Throws where the catalogue has no title of its code. */
export function writeInstantSheet(needs: InstantSheetNeeds): Sheet {
  const { game, language } = needs
  const most = say(language, 'sheets.odds.most', { times: game.maximumWinMultiple })
  const odds = oddsOfMost(needs)
  return {
    ...headOf({ code: game.code, mathVersion: game.mathVersion, language }),
    highlights: [
      { name: say(language, 'game.return.total'), value: `${game.returnToPlayer}%` },
      { name: say(language, 'game.return.most'), value: most },
      ...(odds ? [{ name: say(language, 'sheets.odds.reached'), value: odds }] : []),
    ],
    sections: [rules(needs), ...figures(needs), origins(needs)],
  }
}

/** How likely the highest win is under the choice that makes it likeliest; null where no single choice leads to it. */
function oddsOfMost({ game, choices, language }: InstantSheetNeeds): string | null {
  const reached = choices.flatMap(({ endings }) =>
    endings.filter(({ won }) => Math.ceil(Number(won)) === game.maximumWinMultiple),
  )
  const [likeliest] = reached.toSorted((a, b) => Number(a.every) - Number(b.every))
  return likeliest ? say(language, 'game.return.every', { rounds: inThousands(language, likeliest.every) }) : null
}

/** How it is played, and what its figures are about where not every play gives the same. */
function rules({ game, language }: InstantSheetNeeds): Section {
  const about = ABOUT[game.kind]
  return {
    title: say(language, 'game.info.rules'),
    notes: [say(language, rulesOf(game)), ...(about ? [say(language, about)] : [])],
    heads: [],
    rows: [],
  }
}

/** What is to be said of the figures of a family that hold for some play only. */
const ABOUT: Readonly<Partial<Record<InstantKind, Word>>> = {
  dice: 'sheets.choices.some',
  limbo: 'sheets.choices.some',
  crash: 'sheets.choices.some',
  'draw-poker': 'sheets.choices.best',
  blackjack: 'sheets.choices.best',
  'three-card': 'sheets.choices.best',
  'red-dog': 'sheets.choices.best',
  'hi-lo': 'sheets.choices.guess',
}

function figures(needs: InstantSheetNeeds): readonly Section[] {
  const { choices } = needs
  if (choices.length > 1 && choices.every(isWinOrNothing)) return [winsOrNothing(needs)]
  return [...returns(needs), ...choices.map((choice, at) => endingsOf(needs, choice, at === 0))]
}

/** Whether one multiple is paid or nothing at all. */
const isWinOrNothing = ({ endings }: PrintedChoice): boolean => endings.length === 2 && Number(endings[1]?.won) === 0

const percent = (share: string): string => `${toDecimal(product(fromDecimal(share), fraction(100n)), 2)}%`

/** What each choice gives back; a single one as facts. */
function returns({ game, choices, language }: InstantSheetNeeds): readonly Section[] {
  const words = [
    say(language, 'sheets.return.percent'),
    say(language, 'sheets.return.exact'),
    say(language, 'sheets.choice.hit'),
    say(language, 'sheets.choice.deviation'),
    say(language, 'sheets.choice.most'),
  ]
  const valuesOf = ({ returned, hitEvery, standardDeviation, endings }: PrintedChoice) => [
    ...[percent(returned), returned, inThousands(language, hitEvery), standardDeviation],
    `×${inThousands(language, endings[0]?.won ?? '0')}`,
  ]
  const [only] = choices
  if (only && choices.length === 1) {
    const values = valuesOf(only)
    const rows = facts(...words.map((word, at) => [word, values[at] ?? ''] as const))
    const notes = [say(language, 'sheets.return.note'), say(language, 'game.return.meaning')]
    return [{ title: say(language, 'sheets.return'), notes, heads: [], rows }]
  }
  return [
    {
      title: say(language, 'sheets.choices'),
      notes: [say(language, 'sheets.choices.note'), say(language, 'game.return.meaning')],
      heads: [say(language, 'sheets.choice'), ...words],
      rows: choices.map((choice) => ({ cells: [choiceName(language, game.kind, choice.choice), ...valuesOf(choice)] })),
    },
  ]
}

/** Games that pay one multiple or nothing: every choice is told by its one winning end. */
function winsOrNothing({ game, choices, language }: InstantSheetNeeds): Section {
  return {
    title: say(language, 'sheets.endings'),
    notes: [say(language, 'sheets.choices.note'), say(language, 'sheets.endings.note')],
    heads: [
      say(language, 'sheets.choice'),
      say(language, 'sheets.combinations.pay'),
      say(language, 'sheets.ending.chance'),
      say(language, 'sheets.combinations.every'),
      say(language, 'sheets.return.percent'),
      say(language, 'sheets.return.exact'),
    ],
    rows: choices.map(({ choice, returned, endings: [won] }) => ({
      cells: [
        ...[choiceName(language, game.kind, choice), `×${inThousands(language, won?.won ?? '0')}`, won?.chance ?? ''],
        ...[inThousands(language, won?.every ?? '0'), percent(returned), returned],
      ],
    })),
  }
}

/** Every way in which rounds of a choice end. */
function endingsOf(
  { game, language }: InstantSheetNeeds,
  { choice, endings }: PrintedChoice,
  explains: boolean,
): Section {
  const name = choiceName(language, game.kind, choice)
  const isRaised = endings.some(({ staked }) => staked !== '1')
  return {
    title: name === '' ? say(language, 'sheets.endings') : say(language, 'sheets.endings.of', { choice: name }),
    notes: explains ? [say(language, 'sheets.endings.note')] : [],
    heads: [
      say(language, 'sheets.combinations.pay'),
      ...(isRaised ? [say(language, 'sheets.ending.staked')] : []),
      say(language, 'sheets.ending.chance'),
      say(language, 'sheets.combinations.every'),
    ],
    rows: endings.map(({ won, staked, chance, every }) => ({
      cells: [
        `×${inThousands(language, won)}`,
        ...(isRaised ? [`×${grouped(language, staked)}`] : []),
        ...[chance, inThousands(language, every)],
      ],
    })),
  }
}

/** How the figures were made. */
function origins({ language }: InstantSheetNeeds): Section {
  return {
    title: say(language, 'sheets.how'),
    notes: [
      say(language, 'sheets.how.endings'),
      say(language, 'sheets.how.titles'),
      say(language, 'sheets.how.version'),
    ],
    heads: [],
    rows: [],
  }
}
