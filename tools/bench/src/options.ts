import { parseArgs } from 'node:util'

/** How large what is measured is, where a group can be asked for another size. */
export type Sizes = { readonly members?: number; readonly levels?: number; readonly rounds?: number }

export type BenchOptions = { readonly groups: readonly string[]; readonly record: boolean; readonly sizes: Sizes }

/** Reads `[group…] [--record] [--members N] [--levels N] [--rounds N]`. Throws where a number is none. */
export function readOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      record: { type: 'boolean', default: false },
      members: { type: 'string' },
      levels: { type: 'string' },
      rounds: { type: 'string' },
    },
  })
  const sizes = (['members', 'levels', 'rounds'] as const).flatMap((name) => {
    const text = values[name]
    return text === undefined ? [] : [[name, wholeFrom(name, text)] as const]
  })
  return { groups: positionals, record: values.record, sizes: Object.fromEntries(sizes) }
}

function wholeFrom(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`--${name} ${text} is not a whole number from 1 to 999999999.`)
}
