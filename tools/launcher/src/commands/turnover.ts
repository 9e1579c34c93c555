import type { Command } from '../options.ts'
import { runOnDatabase } from './server-program.ts'

/** `./sanuk turnover rebuild`: are the sums of play what the rounds say? Beside a running platform, or on their own. */
export const turnover = ({ repair, dataDirectory }: Extract<Command, { name: 'turnover' }>): Promise<number> =>
  runOnDatabase({ entry: 'turnover', words: ['rebuild', ...(repair ? ['--repair'] : [])], dataDirectory })
