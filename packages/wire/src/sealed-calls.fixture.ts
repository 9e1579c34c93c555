import { openSealedBodies } from '@sanuk/contracts/answer-calls.fixture'
import { SEALED_ALGORITHM, sealedContent } from '@sanuk/contracts/sealed'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import type { Seal } from './seal.ts'

/** Lets a test answer sealed calls as a server would, until it ends. Gives the key that the brand must publish then. */
export async function answerSealedCalls(): Promise<Seal['sealingKey']> {
  const pair = await generateKeyPair(SEALED_ALGORITHM, { crv: 'P-256', extractable: true })
  openSealedBodies(async ({ method, path }, body) => {
    const { plaintext } = await compactDecrypt(body, pair.privateKey)
    const content = sealedContent.parse(JSON.parse(new TextDecoder().decode(plaintext)))
    if (content.method !== method || content.path !== path) {
      throw new Error(`it is sealed for ${content.method} ${content.path}`)
    }
    return content.payload
  })
  const { x = '', y = '' } = await exportJWK(pair.publicKey)
  return { kty: 'EC', crv: 'P-256', x, y, kid: 'test' }
}
