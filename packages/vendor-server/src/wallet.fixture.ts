import { randomUUID } from 'node:crypto'
import * as contract from '@sanuk/contracts/seamless'
import { SIGNED_BODY_MAX } from '@sanuk/contracts/signature'
import { VENDOR_CALLS, type VendorCall } from '@sanuk/contracts/vendor'
import type { Language, LaunchMode } from '@sanuk/contracts/wire'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import Fastify, { type FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { readJson } from './json-body.ts'
import { makeSecret } from './secret-token.ts'
import { isFromPlatform } from './vendor/admit-platform.ts'
import { carriedCalls } from './wallet-batch.fixture.ts'
import { type Books, createBooks } from './wallet-books.fixture.ts'
import { type Answer, type Mishap, refused } from './wallet-mishap.fixture.ts'

export type WalletCall =
  | 'authenticate'
  | 'balance'
  | 'bet'
  | 'bets'
  | 'win'
  | 'betwin'
  | 'rollback'
  | 'settle'
  | 'batch'

export type { Mishap } from './wallet-mishap.fixture.ts'

/** A call as it arrived, whatever became of it. */
type Seen = {
  readonly call: WalletCall
  readonly body: { readonly transaction?: string; readonly member?: string; readonly round?: string }
}

type LaunchWish = {
  readonly language?: Language
  readonly mode?: LaunchMode
  readonly game?: string
  readonly currency?: 'THB' | 'USD'
  readonly gamble?: boolean
  readonly buy?: boolean
  readonly limitClass?: string
  readonly chat?: boolean
}

export type Wallet = Awaited<ReturnType<typeof startWallet>>

type Needs = {
  readonly key: SharedKey
  /** The game that is launched where a launch does not say. */
  readonly game: string
  /** The halls of games, by their codes: a session opened in a hall stakes in every game of it. */
  readonly halls?: Readonly<Record<string, string>>
  readonly port?: number
  /** What time it is for the platform when it calls; the machine's where it is left out. */
  readonly clock?: () => Date
}

/**
 * A stand-in platform that really listens: for tests, and for trying a game without the rest of the house. It speaks
 * the signed protocol, keeps its rules, and misbehaves on demand as networks do.
 */
export async function startWallet({ key, game: usual, halls = {}, port = 0, clock = () => new Date() }: Needs) {
  const books = createBooks(halls)
  const mishaps: { call: WalletCall; mishap: Mishap }[] = []
  const seen: Seen[] = []
  let limits = { minimumStake: '1.00', maximumStake: '1000.00' }
  const answers = answersOf(books, () => limits)
  const app = serveBooks(answers, key, (call, body) => {
    seen.push({ call, body: Object(body) })
    const at = mishaps.findIndex((next) => next.call === call)
    return at < 0 ? undefined : mishaps.splice(at, 1)[0]?.mishap
  })
  const address = await app.listen({ host: '127.0.0.1', port })
  const tell = (vendor: string, call: VendorCall, content: object) =>
    signedPost(
      `${vendor}${VENDOR_CALLS[call].path}`,
      { requestId: randomUUID(), ...content },
      { vendor: 'SANUK', key, timeoutMs: 5_000, signedAt: clock().getTime() },
    )

  return {
    address,
    books,
    seen,
    app,
    /** The next calls of this name go wrong like this, one after the other. */
    misbehave: (call: WalletCall, ...next: readonly Mishap[]) => {
      mishaps.push(...next.map((mishap) => ({ call, mishap })))
    },
    /** Stakes that are taken in sessions opened from now on. */
    takeStakes: (minimumStake: string, maximumStake: string) => {
      limits = { minimumStake, maximumStake }
    },
    /** From now on all goes well. */
    behave: () => void mishaps.splice(0),
    memberWith: (money: string): string => {
      const member = randomUUID()
      books.give(member, parseAmount(money))
      return member
    },
    /** Makes a signed call of the platform's to the vendor. */
    tell,
    /** Launches a game for a member, whose ticket opens the wallet in either mode; `reply.body.url` opens it. */
    launch: (
      vendor: string,
      member: string,
      { language = 'th', mode = 'real', game = usual, currency = 'THB', ...more }: LaunchWish = {},
    ) => {
      const ticket = makeSecret()
      books.admit(ticket, member, game)
      return tell(vendor, 'launch', {
        ticket,
        member,
        language,
        nickname: 'Somchai',
        currency,
        country: 'TH',
        game,
        mode,
        device: 'desktop',
        returnUrl: `${address}/rng`,
        ...more,
        cashierUrl: `${address}/?panel=deposit`,
        historyUrl: `${address}/?panel=betting`,
      })
    },
    close: () => app.close(),
  }
}

function serveBooks(answers: Answers, key: SharedKey, arrive: (call: WalletCall, body: unknown) => Mishap | undefined) {
  const app = Fastify({ bodyLimit: SIGNED_BODY_MAX, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('preHandler', async (request, reply) => {
    if (!isFromPlatform(request, [key], new Date())) return send(reply, refused('INVALID_SIGNATURE'))
  })
  for (const [name, { path, bodyMax, answerTo }] of Object.entries(answers) as [SingleCall, Answering][]) {
    app.post(path, { ...(bodyMax && { bodyLimit: bodyMax }) }, async (request, reply) => {
      const body = readJson(request.body)
      return answerWith(arrive(name, body), reply, () => answerTo(body))
    })
  }
  app.post(contract.batch.path, { bodyLimit: contract.batch.bodyMax ?? SIGNED_BODY_MAX }, async (request, reply) => {
    const body = readJson(request.body)
    const mishap = arrive('batch', body)
    const carried = carriedCalls(body, { arrive, answerTo: (call, fields) => answers[call].answerTo(fields) })
    await carried.held()
    return answerWith(mishap ?? carried.lost, reply, carried.answer)
  })
  return app
}

/** Answers a call, as far as its mishap lets it. Whatever is lost or garbled on the way back has been decided. */
async function answerWith(mishap: Mishap | undefined, reply: FastifyReply, decide: () => Answer) {
  switch (mishap?.kind) {
    case 'refused':
      return send(reply, refused(mishap.status))
    case 'request lost':
      return hangUp(reply)
    case 'answer lost':
      decide()
      return hangUp(reply)
    case 'nonsense':
      decide()
      return reply.code(200).send('<h1>It works!</h1>')
    case 'held':
      mishap.arrived()
      await mishap.until
      return send(reply, decide())
    default:
      return send(reply, decide())
  }
}

function hangUp(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.socket?.destroy()
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(contract.SEAMLESS_STATUSES[answer.status]).send(answer)
}

type Answering = {
  readonly path: string
  readonly bodyMax?: number | undefined
  readonly answerTo: (body: unknown) => Answer
}

type SingleCall = Exclude<WalletCall, 'batch'>

type Answers = Readonly<Record<SingleCall, Answering>>

type Limits = { readonly minimumStake: string; readonly maximumStake: string }

function answersOf(books: Books, limits: () => Limits): Answers {
  const balanceOf = (member: string) => ({ status: 'OK' as const, balance: writeAmount(books.balanceOf(member)) })
  return {
    authenticate: answering(contract.authenticate, ({ token }) => {
      const member = books.memberOf(token)
      if (!member) return refused('INVALID_TOKEN')
      const about = { nickname: 'Somchai', currency: 'THB', language: 'th', country: 'TH' }
      return { ...balanceOf(member), ...about, member, limits: limits() }
    }),
    balance: answering(contract.balance, ({ member }) => balanceOf(member)),
    bet: answering(contract.bet, books.bet),
    win: answering(contract.win, books.win),
    betwin: answering(contract.betwin, books.betwin),
    rollback: answering(contract.rollback, books.rollback),
    bets: answering(contract.bets, books.bets),
    settle: answering(contract.settle, books.settle),
  }
}

/** Reads a call by its contract before it is answered: what a real platform would refuse makes a test fail. */
function answering<B>(
  route: { readonly path: string; readonly bodyMax?: number; readonly body?: z.ZodMiniType<B> },
  answer: (body: B) => Answer,
): Answering {
  const { path, bodyMax, body: schema } = route
  if (!schema) throw new Error(`${path} takes no body`)
  return { path, bodyMax, answerTo: (body) => answer(schema.parse(body)) }
}
