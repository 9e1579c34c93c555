import * as z from 'zod/mini'

const folder = '/art/'

const picture = z.array(z.object({ width: z.number(), file: z.string() }))
const slot = z.object({
  symbols: z.array(z.object({ scale: z.number(), file: z.string() })),
  landscape: picture,
  portrait: picture,
})
const manifest = z.object({ slots: z.record(z.string(), slot) })

/** The art of a slot, as the art builder listed it: every picture in several sizes. */
export type Art = z.output<typeof slot>

/** Reads the list of a slot's art. Throws where it cannot be had. */
export async function readArt(code: string): Promise<Art> {
  const response = await fetch(artFile('manifest.json'))
  const art = manifest.parse(await response.json()).slots[code]
  if (!art) throw new Error(`there is no art of ${code}`)
  return art
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
