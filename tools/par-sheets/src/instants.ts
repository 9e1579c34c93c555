import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { INSTANT_GAMES } from '@sanuk/studio/instant/instant-games'
import { figuresOfTitle, type PrintedFigures } from '@sanuk/studio/sheets/instant/figures'

/** Where the figures of the titles without reels lie, beside the code that shows them. */
const printed = fileURLToPath(new URL('../../../apps/studio/src/sheets/instant/figures.json', import.meta.url))

/** The figures as they lie in their file: a line an ending. */
export const textOfFigures = (figures: PrintedFigures): string =>
  `${JSON.stringify(figures, null, 2)
    .replace(
      /\{\s+("staked": "[^"]*",)\s+("won": "[^"]*",)\s+("chance": "[^"]*",)\s+("every": "[^"]*")\s+\}/g,
      '{ $1 $2 $3 $4 }',
    )
    .replace(/"choice": \[\s+([^\]]*?)\s+\]/g, (_, names: string) => `"choice": [${names.replaceAll(/\s+/g, ' ')}]`)}\n`

/** The figures of every title without reels, counted anew. */
export const countInstants = (): PrintedFigures =>
  Object.fromEntries(INSTANT_GAMES.map((title) => [title.code, figuresOfTitle(title)]))

/** Writes down what their sheets show. */
export const printInstants = (figures: PrintedFigures): Promise<void> => writeFile(printed, textOfFigures(figures))

/** A line for each choice: what it returns, one win in so many rounds, and the most it pays. */
export const instantLines = (figures: PrintedFigures): readonly string[] =>
  Object.entries(figures).flatMap(([code, choices]) =>
    choices.map(({ choice, returned, hitEvery, endings: [most] }) =>
      [
        code.padEnd(20),
        choice.join(' ').padEnd(24),
        returned.padStart(18),
        hitEvery.padStart(18),
        (most?.won ?? '').padStart(14),
      ].join(''),
    ),
  )
