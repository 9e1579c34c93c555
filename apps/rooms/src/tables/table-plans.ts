import type { BaccaratVariant } from '@sanuk/engines/live/baccarat/spots'
import type { Title } from '@sanuk/vendor-server/titles/title'
import { TITLES } from '../titles/catalogue.ts'

/** The pace of a table, in milliseconds. */
export type Pace = {
  /** Bets are taken. */
  readonly betting: number
  /** From one card to the next. */
  readonly card: number
  /** From the last card to the result, and how long that is shown. */
  readonly beforeResult: number
  readonly result: number
}

/** A table: whose title it is, what is dealt there and how fast. */
export type TablePlan = { readonly title: Title; readonly variant: BaccaratVariant; readonly pace: Pace }

const USUAL: Pace = { betting: 18_000, card: 1_100, beforeResult: 900, result: 4_500 }
const QUICK: Pace = { betting: 10_000, card: 700, beforeResult: 500, result: 3_500 }
const SLOW: Pace = { betting: 20_000, card: 3_000, beforeResult: 1_500, result: 5_500 }

type Setting = { readonly variant?: BaccaratVariant; readonly pace?: Pace }

/** The baccarat tables by the code of their title. */
const BACCARAT: { readonly [code: string]: Setting } = {
  'baccarat-ruby': {},
  'baccarat-emerald': {},
  'baccarat-sapphire': {},
  'baccarat-topaz': {},
  'baccarat-amethyst': {},
  'baccarat-onyx': { variant: 'ez' },
  'baccarat-quick-deal': { pace: QUICK },
  'baccarat-no-commission': { variant: 'no-commission' },
  'baccarat-squeeze': { pace: SLOW },
  'baccarat-high-rollers': {},
  'riverside-baccarat': {},
  'baccarat-jasmine': {},
  'baccarat-orchid': {},
  'baccarat-rose': { variant: 'no-commission' },
  'baccarat-frangipani': {},
  'baccarat-royal-lotus': {},
  'baccarat-sunflower': { variant: 'no-commission', pace: QUICK },
  'baccarat-ten-seconds': { pace: QUICK },
}

/** All tables that are dealt at. */
export const TABLE_PLANS: readonly TablePlan[] = TITLES.flatMap((title) => {
  const setting = BACCARAT[title.code]
  return setting ? [{ title, variant: setting.variant ?? 'commission', pace: setting.pace ?? USUAL }] : []
})

/** The table of a code, or `undefined` where nobody deals under it. */
export const tablePlan = (code: string): TablePlan | undefined => TABLE_PLANS.find(({ title }) => title.code === code)
