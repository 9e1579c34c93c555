import { createSecretCipher, createSecretHash } from '@sanuk/host/secret-cipher'
import type { JudgeGuess } from '#platform/capabilities/budgets'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { createPasskeys } from './passkeys.ts'
import { createChallenges } from './store/challenges.ts'
import { createReadWays, waysIn } from './store/ways.ts'
import { createTotp } from './totp.ts'
import { createTries } from './tries.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly budgets: { readonly judge: JudgeGuess }
  /** From which the keys come under which secrets are kept. */
  readonly installationSecret: string | undefined
}

export type Factors = ReturnType<typeof createFactors>

/** Second factors of members: authenticator apps with recovery codes, and passkeys. */
export function createFactors({ database, clock, budgets, installationSecret }: Needs) {
  const tries = createTries(budgets)
  const challenges = createChallenges({ database, clock })
  const passkeys = createPasskeys({ database, clock, challenges })
  const totp = createTotp({
    database,
    clock,
    tries,
    cipher: createSecretCipher(installationSecret, 'Sanuk second factors'),
    hashCode: createSecretHash(installationSecret, 'Sanuk recovery codes'),
  })
  return {
    tries,
    totp,
    passkeys,
    waysOf: createReadWays(database),
    waysIn,
    checkTotp: totp.checkTotp,
    checkRecoveryCode: totp.checkRecoveryCode,
    startPasskey: passkeys.start,
    checkPasskey: passkeys.check,
    forgetExpired: challenges.forgetExpired,
  }
}
