import pg from 'pg'
import { acrossBrands } from '../platform/brand-scope.ts'
import { CommandFault } from './command-fault.ts'

/** What PostgreSQL says of a table, column or schema that is not there. */
const MISSING = new Set(['42P01', '42703', '3F000'])

/** What it says where the login may not act as the application's role, or there is no such role. */
const NOT_ALLOWED = new Set(['42501', '22023'])

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof CommandFault) return error.message
  if (!(error instanceof pg.DatabaseError)) return undefined
  if (MISSING.has(error.code ?? '')) {
    return 'The database is older than this command: start ./sanuk once, or run apps/server/src/migrate.ts.'
  }
  if (NOT_ALLOWED.has(error.code ?? '')) {
    return `The database refuses this login (${error.message}): SANUK_DATABASE_URL is the server's own login, which migrate.ts makes.`
  }
  return undefined
}

type Manner = {
  /** A sentence for what else may go wrong; undefined is a fault of this program. */
  readonly explain?: (error: unknown) => string | undefined
  /** The exit code where it cannot be done. */
  readonly failed?: number
}

/**
 * Does what a command asks for and prints its answer as JSON on standard output. Where it cannot be done, a sentence goes
 * to standard error and `null` is returned.
 */
export async function answerCommand(
  work: () => Promise<object>,
  { explain = () => undefined, failed = 1 }: Manner = {},
): Promise<object | null> {
  // Whoever stops reading, as `| head` does, has seen enough; what was to be done is done.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  try {
    const answer = await acrossBrands(work)
    process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
    return answer
  } catch (error) {
    const sentence = sentenceOf(error) ?? explain(error)
    if (sentence === undefined) throw error
    process.stderr.write(`sanuk: ${sentence}\n`)
    process.exitCode = failed
    return null
  }
}
