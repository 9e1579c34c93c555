import { randomBytes, randomUUID } from 'node:crypto'
import { depositMethods, requestDeposit } from '@sanuk/contracts/cashier'
import { launchGame, listGames } from '@sanuk/contracts/catalogue'
import { register } from '@sanuk/contracts/identity'
import type { AnswerOf, Route } from '@sanuk/contracts/route'
import { SEALED_ALGORITHM, SEALED_ENCRYPTION, SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { whitelabel } from '@sanuk/contracts/system'
import { CompactEncrypt, importJWK } from 'jose'
import * as z from 'zod/mini'

const envelope = z.object({ success: z.boolean(), value: z.optional(z.unknown()), code: z.optional(z.string()) })

/** The site as a browser uses it: the same calls, sealed where they are. */
export function createSite(origin: string) {
  const call = async <R extends Route>(
    route: R,
    sent: { token?: string; query?: string; body?: unknown; sealed?: string } = {},
  ): Promise<AnswerOf<R>> => {
    const body = sent.sealed ?? (sent.body === undefined ? null : JSON.stringify(sent.body))
    const reply = await fetch(`${origin}${route.path}${sent.query ?? ''}`, {
      method: route.method,
      headers: {
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(body === null ? {} : { 'content-type': sent.sealed ? SEALED_MEDIA_TYPE : 'application/json' }),
      },
      body,
    })
    const answer = envelope.parse(await reply.json())
    if (!answer.success) throw new Error(`${route.path}: ${answer.code}`)
    return route.answer.parse(answer.value) as AnswerOf<R>
  }

  const seal = async (route: Route, payload: unknown): Promise<string> => {
    const { kid, ...key } = (await call(whitelabel)).sealingKey
    const content = {
      method: route.method,
      path: route.path,
      iat: Math.floor(Date.now() / 1000),
      nonce: randomBytes(16).toString('base64url'),
      payload,
    }
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: SEALED_ALGORITHM, enc: SEALED_ENCRYPTION, kid })
      .encrypt(await importJWK(key, SEALED_ALGORITHM))
  }

  return {
    /** Opens an account with a password that nobody keeps, and answers its token. */
    join: async (username: string): Promise<string> => {
      const password = randomBytes(24).toString('base64url')
      const wish = { username, password, confirmPassword: password, birthday: '1995-04-13', agree: true }
      return (await call(register, { sealed: await seal(register, wish) })).token
    },
    /** Asks for a payment code and has the demo bank pay it. */
    deposit: async (token: string, amount: string): Promise<void> => {
      const [method] = (await call(depositMethods, { token })).methods
      if (!method?.demoBank) throw new Error('this brand has no demo bank')
      const body = { requestId: randomUUID(), method: 'promptpay', amount }
      const { payload } = await call(requestDeposit, { token, body })
      const paid = await fetch(new URL('/api/pay', method.demoBank), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payload }),
      })
      if (!paid.ok) throw new Error(`the demo bank answered ${paid.status}`)
    },
    /** Opens a game that can be played and answers its address. */
    openGame: async (token: string): Promise<URL> => {
      const { list } = await call(listGames, { query: '?gameType=RNG' })
      const game = list.find(({ playable }) => playable)
      if (!game) throw new Error('no game can be played yet')
      const { content } = await call(launchGame, { token, body: { nodeId: game.nodeId, device: 'desktop' } })
      return new URL(content)
    },
  }
}
