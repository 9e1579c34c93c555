import { answerCommand } from './command-line/answer-command.ts'
import { run } from './setup/run.ts'

// `./sanuk brand` and `./sanuk operator`: makes brands and their first two operators. What they answer is JSON on
// standard output; a sentence about what is wrong goes to standard error, with exit code 1.

const { SANUK_DATABASE_URL } = process.env
if (!SANUK_DATABASE_URL) throw new Error('SANUK_DATABASE_URL is not set')
await answerCommand(() => run(process.argv.slice(2), SANUK_DATABASE_URL))
