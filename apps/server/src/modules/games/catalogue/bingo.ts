import type { CLASSIFICATIONS } from '@sanuk/contracts/catalogue'

type Classification = (typeof CLASSIFICATIONS)[number]

/** The language for whose speakers bingo is a class of its own. */
const BINGO_LANGUAGE = 'ty'

/** The classes that a brand offers to narrow slots down by: bingo only where its language is among the brand's. */
export const offeredClasses = (classes: readonly Classification[], languages: readonly string[]): Classification[] =>
  classes.filter((kind) => kind !== 'BG' || languages.includes(BINGO_LANGUAGE))
