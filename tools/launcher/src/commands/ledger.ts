import type { Command } from '../options.ts'
import { runOnDatabase } from './server-program.ts'

/** `./sanuk ledger check` and `verify`: are the books true? Beside a running platform, or on their own. */
export const ledger = ({ verb, dataDirectory }: Extract<Command, { name: 'ledger' }>): Promise<number> =>
  runOnDatabase({ entry: 'ledger', words: [verb], dataDirectory })
