import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** Letters of a face, from one code point to another. */
const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step))

/** What the house writes in: ASCII with the signs of its own words, and Thai. Other letters come with the whole font. */
const FACES = [
  { script: 'latin', letters: `${range(0x20, 0x7e)}\u00a0©®·×–—‘’“”…›•€−→←↗™` },
  { script: 'thai', letters: `${range(0xe01, 0xe3a)}${range(0xe3f, 0xe5b)}\u200c\u200d\u25cc` },
] as const

/** Weights in use; thinner ones are a third of the file. */
const WEIGHTS = { min: 400, max: 700, default: 400 }

/** Those of papers: their fonts do not vary, so that each weight is a file of its own. */
const PAPER_WEIGHTS = [400, 600]

const folder = new URL('../../../packages/ui/src/fonts/', import.meta.url)
const source = (script: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`))

await mkdir(folder, { recursive: true })
for (const { script, letters } of FACES) {
  const whole = await readFile(source(script))
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } })
  await writeFile(new URL(`anuphan-${script}.woff2`, folder), cut)
  console.log(`${script}: ${whole.length} bytes became ${cut.length}`)
  for (const weight of PAPER_WEIGHTS) {
    const paper = await subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes: { wght: weight } })
    await writeFile(new URL(`anuphan-${script}-${weight}.ttf`, folder), paper)
  }
}
