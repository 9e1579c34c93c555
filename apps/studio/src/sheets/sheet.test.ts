import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { fromDecimal, toDecimal } from '@sanuk/engines/exact/fraction'
import english from '@sanuk/locales/en/game.json' with { type: 'json' }
import thai from '@sanuk/locales/th/game.json' with { type: 'json' }
import { beforeAll, describe, expect, test } from 'vitest'
import type { SlotGame } from '../machines/slot-game.ts'
import { SLOTS } from '../machines/slots.ts'
import { TITLES } from '../titles/catalogue.ts'
import { readPdf } from './pdf-reading.fixture.ts'
import { plain, visible } from './reading.fixture.ts'
import { writeSheet } from './sheet.ts'
import { sheetPage } from './sheet-page.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { volatilityOf } from './volatility.ts'

const words: Record<Language, Record<string, string>> = { th: thai, en: english }

const inGroups = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Every figure of the printed sheet and of the machine's pays, as they have to be read. */
function figuresOf({ machine, sheet }: SlotGame): readonly string[] {
  const { returnToPlayer, exact, base, free } = sheet
  const numbers = [
    ...[sheet.maximumWinMultiple, base.cycle, ...(free.lengths.length > 0 ? [free.cycle] : [])],
    ...Object.values(sheet.paidWins),
    ...[...Object.values(base.ways), ...Object.values(free.ways), ...Object.values(machine.pays).flat()],
  ]
  const [digits = '', power] = sheet.maximumWinEvery.split('e')
  return [
    ...[machine.code, machine.mathVersion, power ? `${digits} × 10^${power}` : inGroups(digits)],
    ...Object.values(returnToPlayer).map((percent) => `${percent}%`),
    ...(sheet.bought ? [`${sheet.bought.returnToPlayer}%`, sheet.bought.exact, sheet.bought.spins] : []),
    ...Object.values(exact).filter((share) => Number(share) > 0),
    ...[sheet.hitEvery, sheet.featureEvery, sheet.spinsInFeature, sheet.standardDeviation, sheet.volatilityIndex],
    ...[base.lengths, free.lengths].map((lengths) => lengths.join('')),
    ...numbers.map((number) => inGroups(String(number))).filter((number) => number !== '0'),
  ]
}

function namesOf({ machine }: SlotGame, language: Language): readonly string[] {
  const symbols = Object.keys(machine.pays).map(
    (symbol) => words[language][`game.symbol.${symbol.replaceAll('-', '_')}`] ?? `no word for ${symbol}`,
  )
  return [TITLES.find(({ code }) => code === machine.code)?.names[language] ?? 'no title', ...symbols]
}

type Case = { readonly code: string; readonly slot: SlotGame; readonly language: Language }

const CASES: readonly Case[] = SLOTS.flatMap((slot) =>
  LANGUAGES.map((language) => ({ code: slot.machine.code, slot, language })),
)
const SAMPLE = ['golden-tiger th', 'four-lotuses en', 'som-tam-smash th', 'sweet-thai-tea en']
const isInSample = ({ code, language }: Case) => SAMPLE.includes(`${code} ${language}`)

describe.each(CASES.filter(isInSample))('the PAR sheet of $code ($language)', describeSheet)
describe.each(CASES.filter((one) => !isInSample(one)))(
  'the PAR sheet of $code ($language)',
  { tags: ['slow'] },
  describeSheet,
)

function describeSheet({ slot, language }: Case): void {
  let sheet: ReturnType<typeof writeSheet>
  let page = ''
  let pdf = ''
  beforeAll(async () => {
    sheet = writeSheet({ ...slot, language })
    page = visible(sheetPage(sheet))
    pdf = plain(readPdf(await sheetPdf(sheet)))
  })

  test('shows every figure and symbol name on the page and in the PDF', () => {
    const expected = [...figuresOf(slot), ...namesOf(slot, language)].map(plain)
    for (const text of [page, pdf]) {
      expect(expected.filter((figure) => !text.includes(figure))).toEqual([])
    }
  })

  test('has the same sections on the page and in the PDF', () => {
    for (const { title, notes, heads, rows } of sheet.sections) {
      const pieces = [title, ...notes, heads.join(''), ...rows.map(({ cells }) => cells.join(''))].map(plain)
      expect(pieces.filter((piece) => !(pdf.includes(piece) && page.includes(piece)))).toEqual([])
    }
  })

  test('uses only characters of its subset fonts', () => {
    // Those that tools/art cuts the fonts to.
    expect(JSON.stringify(sheet)).toMatch(/^[ -~\u00a0·×–—‘’“”…→−\u2060\u0e01-\u0e3a\u0e3f-\u0e5b]*$/)
  })
}

test.each(SLOTS.filter(({ machine, sheet }) => Object.keys(sheet.base.ways).length > 0 && !machine.wildFactors))(
  '$machine.code: the returns by combination add up to the exact RTP of its wins',
  (slot) => {
    const { sections } = writeSheet({ ...slot, language: 'en' })
    const { rows = [] } = sections.find(({ title }) => title === 'RTP by combination') ?? {}
    const shown = rows.reduce((sum, { cells }) => sum + fromTenThousandths(cells.at(-1) ?? ''), 0)
    const exact = Number(toDecimal(fromDecimal(slot.sheet.exact.wins), 6)) * 1_000_000
    // Each is cut off after four decimals of a per cent.
    expect(shown).toBeLessThanOrEqual(exact + 1)
    expect(shown).toBeGreaterThan(exact - rows.length)
  },
)

const fromTenThousandths = (percent: string): number => Number(percent.replace('%', '').replace('.', ''))

test('volatility is low below 7, medium from 7, and high from 12', () => {
  expect([6.9999, 7, 11.9999, 12].map(volatilityOf)).toEqual(['low', 'medium', 'medium', 'high'])
})

test('a PAR sheet written twice gives identical PDF bytes', async () => {
  const [first, second] = [0, 1].map(() => sheetPdf(writeSheet({ ...slotOf('golden-tiger'), language: 'th' })))
  expect((await first)?.equals((await second) ?? Buffer.alloc(0))).toBe(true)
})

test('the PAR sheet page escapes HTML in names and values', () => {
  const sheet = writeSheet({ ...slotOf('golden-tiger'), language: 'en' })
  const page = sheetPage({ ...sheet, name: '<script>"&', highlights: [{ name: '<b>', value: '</dl>' }] })
  expect(page).toContain('<h1>&lt;script&gt;&quot;&amp;</h1>')
  expect(page).toContain('<dt>&lt;b&gt;</dt><dd>&lt;/dl&gt;</dd>')
})

function slotOf(code: string): SlotGame {
  const slot = SLOTS.find(({ machine }) => machine.code === code)
  if (!slot) throw new Error(`there is no slot ${code}`)
  return slot
}
