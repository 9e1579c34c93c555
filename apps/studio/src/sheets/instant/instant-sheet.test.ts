import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { fraction, fromDecimal, isEqual, sum } from '@sanuk/engines/exact/fraction'
import { beforeAll, describe, expect, test } from 'vitest'
import { INSTANT_GAMES } from '../../instant/instant-games.ts'
import { readPdf } from '../pdf-reading.fixture.ts'
import { plain, visible } from '../reading.fixture.ts'
import { sheetPage } from '../sheet-page.ts'
import { sheetPdf } from '../sheet-pdf.ts'
import printedFigures from './figures.json' with { type: 'json' }
import { figuresOfTitle, type PrintedFigures } from './figures.ts'
import { writeInstantSheet } from './instant-sheet.ts'

const printed: PrintedFigures = printedFigures
const choicesOf = (code: string) => printed[code] ?? []

test('figures.json covers exactly the instant games', () => {
  expect(Object.keys(printed).toSorted()).toEqual(INSTANT_GAMES.map(({ code }) => code).toSorted())
})

const expectFigures = (game: (typeof INSTANT_GAMES)[number]) =>
  expect(figuresOfTitle(game)).toEqual(choicesOf(game.code))
const isCard = ({ code }: { readonly code: string }) =>
  /poker|jacks|deuces|chaiyo-hold|blackjack|baccarat|table/.test(code)

test.each(INSTANT_GAMES.filter((game) => !isCard(game)))(
  '$code: the stored figures equal those computed from its rules',
  expectFigures,
)
test.each(INSTANT_GAMES.filter(isCard))(
  '$code: the stored figures equal those computed from its rules',
  { tags: ['slow'] },
  expectFigures,
)

test.each(INSTANT_GAMES)('$code: the chances of its endings add up to 1 and give the stated RTP', (game) => {
  for (const { choice, returned, endings } of choicesOf(game.code)) {
    const chances = endings.map(({ chance }) => chanceOf(chance))
    const whole = sum(chances)
    // Those written in decimals are cut off after fifteen.
    const isWritten = endings.every(({ chance }) => chance.includes('/'))
    const missing = Number(fraction(1n).over) - numberOf(whole)
    expect(isWritten ? isEqual(whole, fraction(1n)) : Math.abs(missing) < 1e-12, choice.join(' ')).toBe(true)
    const mean = (of: 'won' | 'staked') =>
      endings.reduce((all, ending, at) => all + Number(ending[of]) * numberOf(chances[at] ?? fraction(0n)), 0)
    expect(mean('won') / mean('staked'), choice.join(' ')).toBeCloseTo(Number(returned), 9)
    expect(Math.floor(Number(returned) * 10_000) / 100, choice.join(' ')).toBeGreaterThanOrEqual(
      Number(game.returnToPlayer),
    )
    expect(Number(endings[0]?.won)).toBeLessThanOrEqual(game.maximumWinMultiple)
  }
})

// Published: Wizard of Odds for cards and roulette, the usual tables of plinko.
test.each([
  ['jacks-or-better', 0, '0.995439'],
  ['chaiyo-roulette', 0, '0.972972'],
  ['chaiyo-baccarat', 1, '0.989420'],
  ['bead-drop', 8, '0.989764'],
] as const)('the figures of %s, choice %s, have the published return %s', (code, choice, returned) => {
  expect(choicesOf(code)[choice]?.returned.slice(0, returned.length)).toBe(returned)
})

function chanceOf(written: string) {
  const [over = '', under] = written.split('/')
  return under === undefined ? fromDecimal(written) : fraction(BigInt(over), BigInt(under))
}

const numberOf = ({ over, under }: ReturnType<typeof fraction>) => Number((over * 10n ** 15n) / under) / 1e15

type Case = { readonly code: string; readonly game: (typeof INSTANT_GAMES)[number]; readonly language: Language }

const CASES: readonly Case[] = INSTANT_GAMES.flatMap((game) =>
  LANGUAGES.map((language) => ({ code: game.code, game, language })),
)
const SAMPLE = ['bead-drop th', 'chaiyo-roulette en', 'mine-field th', 'jacks-or-better en']
const isInSample = ({ code, language }: Case) => SAMPLE.includes(`${code} ${language}`)

describe.each(CASES.filter(isInSample))('the PAR sheet of $code ($language)', describeSheet)
describe.each(CASES.filter((one) => !isInSample(one)))(
  'the PAR sheet of $code ($language)',
  { tags: ['slow'] },
  describeSheet,
)

function describeSheet({ game, language }: Case): void {
  const choices = choicesOf(game.code)
  let sheet: ReturnType<typeof writeInstantSheet>
  let page = ''
  let pdf = ''
  beforeAll(async () => {
    sheet = writeInstantSheet({ game, choices, language })
    page = visible(sheetPage(sheet))
    pdf = plain(readPdf(await sheetPdf(sheet)))
  })

  test('shows every chance and every return on the page and in the PDF', () => {
    const isShort = choices.length > 1 && choices.every(({ endings }) => endings.length === 2)
    const chances = choices.flatMap(({ endings }) => (isShort ? endings.slice(0, 1) : endings).map((one) => one.chance))
    const expected = [...chances, ...choices.map(({ returned }) => returned), game.returnToPlayer, game.mathVersion]
    for (const text of [page, pdf]) expect(expected.filter((figure) => !text.includes(plain(figure)))).toEqual([])
  })

  test('has the same sections on the page and in the PDF', () => {
    for (const { title, notes, heads, rows } of sheet.sections) {
      const pieces = [title, ...notes, heads.join(''), ...rows.map(({ cells }) => cells.join(''))].map(plain)
      expect(pieces.filter((piece) => !(pdf.includes(piece) && page.includes(piece)))).toEqual([])
    }
  })

  test('uses only characters of its subset fonts, and a unique name for each section and choice', () => {
    expect(JSON.stringify(sheet)).toMatch(/^[ -~\u00a0·×–—‘’“”…→−\u2060\u0e01-\u0e3a\u0e3f-\u0e5b]*$/)
    const titles = sheet.sections.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const { rows } of sheet.sections.filter(({ heads }) => heads.length > 4)) {
      const names = rows.map(({ cells: [name] }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })
}
