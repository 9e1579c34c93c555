import { drawFrom } from '@sanuk/engines/random/draw'
import { drawThreshold } from '@sanuk/engines/slots/must-drop'
import type { SecretCipher } from '@sanuk/host/secret-cipher'
import { type Amount, amount } from '@sanuk/money/amount'
import type { Randomness } from '@sanuk/vendor-server/randomness/randomness'
import { commitmentOf, type DropSecret, readSecret, secretText } from './drop-secret.ts'
import type { MustDropPool } from './pools.ts'

/** Which run of which pool: what is sealed for one is read for no other. */
export type RunName = { readonly code: string; readonly currency: string; readonly place: number }

/** A run as it may begin: with what, and the secret amount, sealed. */
export type Run = {
  readonly start: Amount
  readonly threshold: Amount
  readonly sealed: Buffer
  readonly commitment: Buffer
}

const SALT_BYTES = 32
const BYTE = 1

/** Draws the secrets of runs, seals them, and opens those it is handed. */
export function createRuns({ cipher, randomness }: { cipher: SecretCipher; randomness: Randomness }) {
  const draw = drawFrom(() => randomness.bytes(BYTE).readUInt8())
  const nameOf = ({ code, currency, place }: RunName) => `${code} ${currency} ${place}`
  return {
    /** Draws the amount at which a run is won, from its start to the cap. Throws while nothing may be drawn. */
    draw: ({ start, cap }: { start: Amount; cap: Amount }, name: RunName): Run => {
      if (!randomness.isSound()) throw new Error('no threshold is drawn from a source that failed its test')
      const salt = randomness.bytes(SALT_BYTES).toString('hex')
      const secret = { threshold: amount(drawThreshold({ start, cap }, draw)), salt }
      return {
        start,
        threshold: secret.threshold,
        sealed: cipher.seal(secretText(secret), nameOf(name)),
        commitment: commitmentOf(secret),
      }
    },
    open: (sealed: Buffer, name: RunName): DropSecret => readSecret(cipher.open(sealed, nameOf(name))),
  }
}

export type Runs = ReturnType<typeof createRuns>

/**
 * What a run begins with: the seed, and what was carried over from rounds that were called off, as far as it goes half the way
 * to the cap. The rest waits for the runs after it.
 */
export function startOf({ seed, cap }: MustDropPool, carried: bigint): Amount {
  const halfWay = (seed + cap) / 2n
  const wanted = seed + carried
  return amount(wanted < halfWay ? wanted : halfWay)
}
