import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { HUMAN_CHECK_HEADER, type HumanChallenge, humanCheck } from '@sanuk/contracts/guard'
import { login } from '@sanuk/contracts/identity'
import type { AnswerOf } from '@sanuk/contracts/route'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { whitelabel } from '@sanuk/contracts/system'
import { solveHumanCheck } from '@sanuk/wire/human-proof'
import { sealBody } from '@sanuk/wire/seal'

const agent = new Agent({ keepAlive: true })

/** What a server answered, and after how many milliseconds. */
export type Answer = {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a bench looks into answers of every shape; the server checked them.
  readonly body: any
  readonly cookies: string
  readonly tookMs: number
}

type Sent = { method: string; path: string; from: string; headers?: Record<string, string>; body?: string }

/** Sends one request from an address of this machine: there are sixteen million of them, in 65,536 networks. */
export function send(origin: string, { method, path, from, headers = {}, body }: Sent): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, agent, localAddress: from, headers }, async (reply) => {
      const text = (await buffer(reply)).toString()
      const cookies = (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
      const tookMs = performance.now() - began
      resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text), cookies, tookMs })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** An address of the `at`th network of this machine. */
export const addressIn = (at: number): string => `127.${1 + ((at >> 8) % 250)}.${at & 255}.1`

type Wish = { readonly username: string; readonly password: string; readonly from: string; readonly cookies?: string }

/** A sign-in that is ready to be sent: its challenge is solved and its body sealed, for the next two minutes. */
export async function prepareSignIn(origin: string, { username, password, from, cookies = '' }: Wish): Promise<Sent> {
  const [challenge, published] = await Promise.all([
    ask<HumanChallenge>(origin, humanCheck.path, from),
    publishedBy(origin),
  ])
  const payload = { type: 'username', username, password, remember: false }
  return {
    method: login.method,
    path: login.path,
    from,
    headers: {
      'content-type': SEALED_MEDIA_TYPE,
      [HUMAN_CHECK_HEADER]: await solveHumanCheck(challenge),
      ...(cookies && { cookie: cookies }),
    },
    body: await sealBody(login, payload, { ...published, serverTime: Date.now() }),
  }
}

/** Prepares a sign-in and sends it. */
export const signIn = async (origin: string, wish: Wish): Promise<Answer> =>
  send(origin, await prepareSignIn(origin, wish))

let published: Promise<AnswerOf<typeof whitelabel>> | undefined
const publishedBy = (origin: string) => (published ??= ask(origin, whitelabel.path, addressIn(0)))

async function ask<T>(origin: string, path: string, from: string): Promise<T> {
  const { status, body } = await send(origin, { method: 'GET', path, from })
  if (status !== 200) throw new Error(`${path} was answered ${status}`)
  return body.value
}
