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

/** Counts every title without reels and writes down what its sheet shows. */
export async function printInstants(): Promise<number> {
  const figures = Object.fromEntries(INSTANT_GAMES.map((title) => [title.code, figuresOfTitle(title)]))
  await writeFile(printed, textOfFigures(figures))
  return INSTANT_GAMES.length
}
