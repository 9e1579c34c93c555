import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { rawBytes } from './raw-bytes.ts'

/** A program that others wrote to test generators, as Debian packs it. */
export type Battery = {
  readonly program: string
  readonly package: string
  readonly args: readonly string[]
  /** How many bytes it is given; null for as many as it takes. */
  readonly bytes: number | null
  /** The lines of what it says that matter. */
  readonly tells: RegExp
  /** Whether what it says is what chance does. */
  readonly passes: (said: string) => boolean
}

/** Of 5000 blocks about four fail by chance: one in 1250 (rngtest(1)); more than twenty would in 10^9 runs not once. */
const FAILURES_BORNE = 20

const dieharder = (args: readonly string[]): Battery => ({
  program: 'dieharder',
  package: 'dieharder',
  args: ['-g', '200', ...args],
  bytes: null,
  tells: /PASSED|WEAK|FAILED/,
  // Of a hundred tests of a good generator one is called weak.
  passes: (said) => /PASSED|WEAK/.test(said) && !said.includes('FAILED'),
})

/** Tests of dieharder that take a few seconds each of these bytes: see `dieharder -l`. */
const QUICK = [0, 3, 8, 15, 100, 101, 102]

/** What is run; `all` of dieharder's tests take hours. */
export const batteries = (all: boolean): readonly Battery[] => [
  {
    program: 'ent',
    package: 'ent',
    args: [],
    bytes: 16_000_000,
    tells: /Entropy|would exceed|mean|Serial/,
    passes: (said) => !/less than 0\.01 percent|more than 99\.99 percent/.test(said),
  },
  {
    program: 'rngtest',
    package: 'rng-tools5',
    args: ['-c', '5000'],
    bytes: 12_600_000,
    tells: /FIPS 140-2/,
    passes: (said) => Number(/failures: (\d+)/.exec(said)?.[1] ?? Number.NaN) <= FAILURES_BORNE,
  },
  ...(all ? [dieharder(['-a'])] : QUICK.map((test) => dieharder(['-d', String(test), '-p', '20']))),
]

/** What a battery said, or null where it is not installed. */
export async function runBattery({ program, args, bytes }: Battery, seed: string): Promise<string | null> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data))
  // It stops reading when it has enough.
  child.stdin.on('error', () => {})
  const feed = Readable.from(limited(rawBytes(seed), bytes))
  feed.pipe(child.stdin)
  try {
    await once(child, 'close')
    return said
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  } finally {
    feed.destroy()
  }
}

function* limited(blocks: Iterable<Buffer>, bytes: number | null): Generator<Buffer> {
  let left = bytes ?? Number.POSITIVE_INFINITY
  for (const block of blocks) {
    if (left <= 0) return
    yield block.subarray(0, Math.min(block.length, left))
    left -= block.length
  }
}
