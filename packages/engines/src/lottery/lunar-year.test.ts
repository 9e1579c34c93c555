import { expect, test } from 'vitest'
import { ANIMALS } from './animals.ts'
import { lunarYearOf, yearAnimalOf } from './lunar-year.ts'

const DAY = 86_400_000
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The days of January and February: every lunar year begins in them. */
const daysOf = (year: number): string[] => Array.from({ length: 59 }, (_, n) => dayOf(Date.UTC(year, 0, 1) + n * DAY))

const firstDayOf = (year: number): string =>
  daysOf(year).find((day) => day >= '2020-01-25' && lunarYearOf(day) === year) ?? 'none'

const YEARS = Array.from({ length: 31 }, (_, n) => 2020 + n)

test('lunar years begin on the days of the Chinese calendar of Intl, but for new moons near midnight', () => {
  const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
  const differ = YEARS.filter((year) => calendar.format(new Date(firstDayOf(year))) !== '1/1')
  // ICU's new moons are minutes off. In 2027 the moon is new at 23:56, in 2030 at 00:07 (the next test).
  expect(differ.filter((year) => year !== 2027 && year !== 2030)).toEqual([])
})

test('lunar years begin on the day of a new moon in China', () => {
  for (const year of YEARS) {
    const first = Date.parse(firstDayOf(year))
    // The number of the new moon from that of January 2000, counted from the day itself.
    const moon = newMoon(Math.round((first / DAY + 2_440_587.5 - 2_451_550.1) / 29.530588861))
    expect({ year, day: dayOf(moon + 8 * 3_600_000) }).toEqual({ year, day: dayOf(first) })
  }
})

/**
 * When the moon is new for the `k`th time from January 2000, within about a minute. Jean Meeus, Astronomical Algorithms
 * (2nd edition), chapter 49, with its larger terms, and 72 s from dynamical to universal time.
 */
function newMoon(k: number): number {
  const t = k / 1236.85
  const angle = (from: number, each: number, square: number) => ((from + each * k + square * t * t) * Math.PI) / 180
  const sun = angle(2.5534, 29.1053567, -0.0000014)
  const moon = angle(201.5643, 385.81693528, 0.0107582)
  const node = angle(160.7108, 390.67050284, -0.0016118)
  const omega = angle(124.7746, -1.56375588, 0.0020672)
  const e = 1 - 0.002516 * t - 0.0000074 * t * t
  const terms: readonly [number, number][] = [
    [-0.4072, moon],
    [0.17241 * e, sun],
    [0.01608, 2 * moon],
    [0.01039, 2 * node],
    [0.00739 * e, moon - sun],
    [-0.00514 * e, moon + sun],
    [0.00208 * e * e, 2 * sun],
    [-0.00111, moon - 2 * node],
    [-0.00057, moon + 2 * node],
    [0.00056 * e, 2 * moon + sun],
    [-0.00042, 3 * moon],
    [0.00042 * e, sun + 2 * node],
    [0.00038 * e, sun - 2 * node],
    [-0.00024 * e, 2 * moon - sun],
    [-0.00017, omega],
    [0.000325, angle(299.77, 0.107408, -0.009173)],
    [0.000165, angle(251.88, 0.016321, 0)],
    [0.000164, angle(251.83, 26.651886, 0)],
  ]
  const mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t
  const julian = terms.reduce((sum, [size, of]) => sum + size * Math.sin(of), mean)
  return (julian - 2_440_587.5) * DAY - 72_000
}

test('the animal of a year changes on the first day of the lunar year', () => {
  // The first days of the years of the dragon, the snake and the horse, as the almanacs have them.
  const animalOf = (day: string) => ANIMALS[yearAnimalOf(day)]
  expect(animalOf('2024-02-09')).toBe('rabbit')
  expect(animalOf('2024-02-10')).toBe('dragon')
  expect(animalOf('2025-01-28')).toBe('dragon')
  expect(animalOf('2025-01-29')).toBe('snake')
  expect(animalOf('2026-02-16')).toBe('snake')
  expect(animalOf('2026-02-17')).toBe('horse')
  expect(animalOf('2026-12-31')).toBe('horse')
  expect(animalOf('2020-01-25')).toBe('rat')
  expect(lunarYearOf('2027-01-01')).toBe(2026)
})

test.each(['2020-01-24', '2051-01-01', '2026-02-30', '2026-2-17', '', 'today'])(
  'throws for %j, whose lunar year is not known',
  (day) => {
    expect(() => lunarYearOf(day)).toThrow(RangeError)
  },
)
