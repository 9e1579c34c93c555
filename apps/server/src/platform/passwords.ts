import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { plainPassword } from '@sanuk/contracts/typed-text'
import type { Ask, HashingCost } from './password-thread.ts'
import { Refusal } from './refusal.ts'

/**
 * OWASP's second recommendation for argon2id (2023): 19 MiB, two passes, one lane. Behind everything else that runs here,
 * and not so far that a busy machine lets nobody in: a tenth of a core's share.
 */
let cost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, niceness: 10 }

/**
 * Makes hashes cheap in tests of everything else, which would spend most of their time on them. It holds for threads that
 * start afterwards.
 */
export function makeHashingCheap(): void {
  cost = { memoryCost: 64, timeCost: 1, parallelism: 1, niceness: 0 }
}

/** A hash takes a core for some 15 ms and 19 MiB: as many at once as there are cores, and on a large machine no more. */
const THREADS = Math.min(availableParallelism(), 8)

/** Hashes that wait for a thread. Whoever came after so many would wait for longer than a second, and is turned away. */
const WAITING_MAX = 64 * THREADS

type Job = {
  readonly ask: Ask
  readonly done: (answer: string | boolean) => void
  readonly failed: (fault: unknown) => void
}

/** In the order they came; a thread that is free takes the first. */
const waiting: Job[] = []
const idle: Worker[] = []
let threads = 0

/** Asks the first thread that is free. Refuses with `overloaded` where too many wait already. */
function ask(question: Ask): Promise<string | boolean> {
  if (waiting.length >= WAITING_MAX) throw new Refusal('overloaded')
  return new Promise((done, failed) => {
    waiting.push({ ask: question, done, failed })
    const thread = idle.pop() ?? (threads < THREADS ? startThread() : undefined)
    if (thread) takeNext(thread)
  })
}

function startThread(): Worker {
  threads += 1
  return new Worker(new URL('./password-thread.ts', import.meta.url), { workerData: cost })
}

/** A thread keeps the program alive while it works, and never longer. */
function takeNext(thread: Worker): void {
  const job = waiting.shift()
  if (!job) {
    thread.unref()
    idle.push(thread)
    return
  }
  const answered = (answer: string | boolean) => {
    thread.off('error', broken)
    job.done(answer)
    takeNext(thread)
  }
  const broken = (fault: unknown) => {
    threads -= 1
    job.failed(fault)
    if (waiting.length > 0) takeNext(startThread())
  }
  thread.ref()
  thread.once('message', answered)
  thread.once('error', broken)
  thread.postMessage(job.ask)
}

const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '')

const [salt, digest] = [base64(16), base64(32)]

/** What looks like a hash and is none of any password: checked when there is no account, it takes as long. */
const nobody = ({ memoryCost, timeCost, parallelism }: HashingCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`

/** The argon2id hash to keep of a password in its normalised form. Refuses with `overloaded`. */
export async function hashPassword(password: string): Promise<string> {
  return String(await ask({ password: plainPassword(password) }))
}

/**
 * Whether a password is the one behind `kept`: in its normalised form, or as it was typed, since older hashes were made of
 * that. With `null`, for nobody's account, it takes as long and says no. Refuses with `overloaded`.
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const judge = async (form: string) => (await ask({ password: form, kept: kept ?? nobody(cost) })) === true
  const plain = plainPassword(password)
  const matches = (await judge(plain)) || (plain !== password && (await judge(password)))
  return matches && kept !== null
}
