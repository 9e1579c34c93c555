import type { HumanChallenge, HumanProof } from '@sanuk/contracts/guard'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Works for the answer to a challenge, which takes a moment, and writes it as the header holds it. */
export async function solveHumanCheck(challenge: HumanChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge was not solved in time')
  const { counter, derivedKey } = solution
  const proof: HumanProof = { challenge, solution: { counter, derivedKey } }
  return btoa(JSON.stringify(proof))
}
