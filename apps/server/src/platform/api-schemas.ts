import { MONEY_PATTERN, SIGNED_MONEY_PATTERN } from '@sanuk/money/amount'
import * as z from 'zod/mini'

export type Schema = z.core.JSONSchema.BaseSchema

/** Writes contracts as JSON Schema 2020-12 for one document; `named` collects the parts that refer to themselves. */
export function createSchemas() {
  const named: Record<string, Schema> = {}
  /** `name` is unique in the document; `io` is the side of the wire: what is sent there, or what comes back. */
  const write = (name: string, schema: z.ZodMiniType, io: 'input' | 'output'): Schema => {
    const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, override: explainMoney })
    // Written for a document of its own, a schema looks for its parts at its root; here they stand among all others.
    const moved = (part: unknown): Schema =>
      JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`))
    for (const [key, part] of Object.entries($defs)) named[`${name}.${key}`] = moved(part)
    return moved(own)
  }
  return { named, write }
}

const MONEY = { description: 'Money: decimal text in units of the currency, at most four decimals.' }

function explainMoney({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.pattern === MONEY_PATTERN.source) Object.assign(jsonSchema, MONEY, { examples: ['100.00'] })
  if (jsonSchema.pattern === SIGNED_MONEY_PATTERN.source) Object.assign(jsonSchema, MONEY, { examples: ['-12.50'] })
}
