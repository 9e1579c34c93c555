import type { FamilyCode } from '../bets.ts'
import { PLAYS } from '../bets.ts'
import type { HitsOf, Result, Selection } from '../play.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Which of two digits is larger, for each two places. The first against the fifth is there as `total-duel`. */
const DUELS = ORDINALS.flatMap((left, at) => ORDINALS.slice(at + 1).map((right) => `duel-${left}-${right}`)).filter(
  (code) => code !== 'duel-first-fifth',
)

/** Plays on what a draw is like (big, odd, dragon, a pair …), by family. Their words are the attributes of a draw. */
export const ATTRIBUTE_PLAYS: Readonly<Record<FamilyCode, readonly string[]>> = {
  SSC: [
    'total',
    'total-duel',
    'position-sides',
    'front-three-shape',
    'middle-three-shape',
    'back-three-shape',
    'bull',
    ...DUELS,
  ],
  P5: ['total', 'total-duel', 'position-sides', 'front-three-shape'],
  LF: ['total', 'total-duel', 'position-sides', 'three-shape'],
  '11X5': ['sum-sides', 'dragon-tiger', 'ball-sides'],
  PK10: ['sum-two-sides', 'sum-two-sides-refund', 'dragon-tiger', 'place-sides'],
  K3: ['sum-sides', 'sum-sides-no-triples', 'any-triple', 'any-straight'],
  PCB: ['sum-sides', 'combination', 'colours', 'shapes', 'extremes'],
  KL8: ['sum-sides', 'elements', 'halves', 'parity'],
  LHC: ['special-sides', 'special-colour', 'special-animal', 'total', 'place-sides'],
  ZODIAC: ['six', 'parity'],
  VN_NORTH: ['special-high-low', 'special-odd-even', 'special-double'],
  VN_SOUTH: ['special-high-low', 'special-odd-even', 'special-double'],
  THAI: [],
  THREE_UP: [],
  LAO_SET: [],
  MALAY: [],
}

/** Plays whose words tell in one column what a draw was like: those with one row, among the ones offered. */
export const shapePlays = (family: FamilyCode, offers: (play: string) => boolean): string[] =>
  ATTRIBUTE_PLAYS[family].filter((play) => offers(play) && PLAYS[family].get(play)?.form.rows.length === 1)

/** A draw. `day` (`yyyy-mm-dd`) is its day where the family asks for it. */
export type DrawnResult = { readonly result: Result; readonly day?: string }

/** One word on the pad of a play: what a draw may be like, and can be bet on. */
export type Attribute = {
  readonly play: string
  /** Which row of the pad (from 0), and which symbol of it. */
  readonly row: number
  readonly symbol: number
  readonly word: string
}

/** The attributes of some plays of a family, in the order of their pads. */
export function attributesOf(family: FamilyCode, plays: readonly string[]): Attribute[] {
  return plays.flatMap((play) => {
    const rows = PLAYS[family].get(play)?.form.rows ?? []
    return rows.flatMap(({ symbols }, row) =>
      symbols.kind === 'words' ? symbols.words.map((word, symbol) => ({ play, row, symbol, word })) : [],
    )
  })
}

/** The bet on one attribute alone. */
export function selectionOf(
  family: FamilyCode,
  { play, row, symbol }: Pick<Attribute, 'play' | 'row' | 'symbol'>,
): Selection {
  const rows = PLAYS[family].get(play)?.form.rows ?? []
  return { rows: rows.map((_, at) => (at === row ? [symbol] : [])) }
}

/** What a draw makes of an attribute: a bet on it wins, loses, or gets its stake back. */
export type AttributeOutcome = 'won' | 'lost' | 'refunded'

/** Asks the rule by which bets are settled; `settled` is of `SETTLED` for the draw. */
export function outcomeOf(
  family: FamilyCode,
  attribute: Attribute,
  settled: ReadonlyMap<string, HitsOf>,
): AttributeOutcome {
  const hits = settled.get(attribute.play)?.(selectionOf(family, attribute))
  if (!hits) throw new RangeError(`family ${family} has no play ${attribute.play}`)
  if (hits.won.some((units) => units > 0)) return 'won'
  return hits.refunded > 0 ? 'refunded' : 'lost'
}
