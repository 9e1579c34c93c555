/** What is wrong with a line, in one sentence. */
export class LineFault extends Error {}

/** What follows a verb: values in their order, `name=value`, and single words that switch something on. */
export type Given = {
  readonly values: readonly string[]
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Reads the words behind a verb. The first values fill `order`; a word of `flags` is a field that says `true`. Throws
 * `LineFault` for a field that the verb does not take and for values that are too many, unless it takes `more`.
 */
export function readGiven(words: readonly string[], taken: Taken): Given {
  const { order = [], more = false } = taken
  const { values, fields } = sorted(words, taken)
  const unnamed = order.filter((name) => fields[name] === undefined)
  const missing = unnamed[values.length]
  if (missing !== undefined) throw new LineFault(`${missing} is missing`)
  const rest = values.slice(unnamed.length)
  if (rest.length > 0 && !more) throw new LineFault(`${rest[0]} is too much`)
  return {
    values: rest,
    fields: { ...fields, ...Object.fromEntries(unnamed.map((name, at) => [name, values[at] ?? ''])) },
  }
}

/** Fields by their names, flags among them, and what has no name. */
function sorted(words: readonly string[], { order = [], optional = [], flags = [] }: Taken) {
  const names = [...order, ...optional]
  const fields: Record<string, string> = {}
  const values: string[] = []
  for (const word of words) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(word) ?? []
    if (name === undefined || value === undefined) {
      if (flags.includes(word)) fields[word] = 'true'
      else values.push(word)
    } else {
      if (!names.includes(name)) throw new LineFault(`${name} is not one of: ${[...names, ...flags].join(' ')}`)
      fields[name] = value
    }
  }
  return { values, fields }
}

export type Taken = {
  /** Needed, by name or in this order. */
  readonly order?: readonly string[]
  readonly optional?: readonly string[]
  readonly flags?: readonly string[]
  /** Whether further values may follow. */
  readonly more?: boolean
}
