import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommendation for argon2id (2023): 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes checked at once: each takes 19 MiB and a core for some 20 ms, so a flood of sign-ins queues here. */
const AT_ONCE = 4

/** Of no password anybody has: checked when there is no account, so that both answers take the same time. */
const NOBODY = hash(crypto.randomUUID(), SETTINGS)

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** The argon2id hash to keep of a password, which is taken exactly as it was typed. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, SETTINGS))
}

/** Whether a password is the one behind `kept`. With `null`, for nobody's account, it takes as long and says no. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const against = kept ?? (await NOBODY)
  const matches = await inTurn(() => verify(against, password))
  return matches && kept !== null
}
