import type { Command } from '../options.ts'
import { runOnDatabase } from './server-program.ts'

type Asked = Extract<Command, { readonly rest: readonly string[]; readonly dataDirectory: string }>

/**
 * `./sanuk brand`, `operator` and `vendor`: brands with their first two operators, game vendors with their keys. A
 * running platform knows at once. `./sanuk agents` only reads.
 */
export const serverCommand = ({ name, rest, dataDirectory }: Asked): Promise<number> =>
  name === 'vendor' || name === 'agents'
    ? runOnDatabase({ entry: name, words: rest, dataDirectory })
    : runOnDatabase({ entry: 'setup', words: [name, ...rest], dataDirectory })
