import * as z from 'zod/mini'

const folder = '/art/'

const picture = z.array(z.object({ width: z.number(), file: z.string() }))
const manifest = z.object({
  goldenTiger: z.object({
    symbols: z.array(z.object({ scale: z.number(), file: z.string() })),
    landscape: picture,
    portrait: picture,
  }),
})

/** The art of this game, as the art builder listed it: every picture in several sizes. */
export type Art = z.output<typeof manifest>['goldenTiger']

/** Reads the list of the game's art. Throws where it cannot be had. */
export async function readArt(): Promise<Art> {
  const response = await fetch(artFile('manifest.json'))
  return manifest.parse(await response.json()).goldenTiger
}

export function artFile(file: string): string {
  return `${folder}${file}`
}

/** The smallest of several sizes that is at least `wanted`, or the largest there is. */
export function nearest<T>(sizes: readonly T[], sizeOf: (item: T) => number, wanted: number): T {
  const rising = [...sizes].sort((a, b) => sizeOf(a) - sizeOf(b))
  const chosen = rising.find((item) => sizeOf(item) >= wanted) ?? rising.at(-1)
  if (!chosen) throw new RangeError('no size to choose from')
  return chosen
}
