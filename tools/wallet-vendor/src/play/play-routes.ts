import { money } from '@sanuk/contracts/wire'
import { writeAmount } from '@sanuk/money/amount'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Book } from '../book/book.ts'
import type { Round } from '../book/entry.ts'
import { readJson } from '../json-body.ts'
import { CHOICES, LUCKY_COIN } from '../titles.ts'
import { PlayRefusal } from './play-refusal.ts'
import type { playRound } from './play-round.ts'
import type { RoundTickets } from './round-tickets.ts'
import type { Session, Sessions } from './sessions.ts'

type Needs = {
  readonly book: Book
  readonly sessions: Sessions
  readonly tickets: RoundTickets
  readonly play: ReturnType<typeof playRound>
}

const opening = z.strictObject({ launch: z.string().check(z.maxLength(100)) })
const toss = z.strictObject({ round: z.uuid(), choice: z.enum(CHOICES), stake: money })

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** What the game's own page asks. */
export function playRoutes(app: FastifyInstance, { book, sessions, tickets, play }: Needs): void {
  const sessionOf = (request: FastifyRequest): Session => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    const session = token === undefined ? null : sessions.of(token)
    if (!session) throw new PlayRefusal('session_ended')
    return session
  }

  app.post('/api/sessions', async (request) => {
    const opened = sessions.open(read(opening, request).launch)
    if (!opened) throw new PlayRefusal('session_ended')
    return { token: opened.token }
  })

  app.get('/api/wallet', async (request) => {
    const session = sessionOf(request)
    return {
      balance: writeAmount(book.balanceOf(session)),
      limits: { minimum: writeAmount(LUCKY_COIN.minimumStake), maximum: writeAmount(LUCKY_COIN.maximumStake) },
      pays: `${LUCKY_COIN.pays / 100n}.${LUCKY_COIN.pays % 100n}`,
      latest: book.latestOf(session).map(shown),
    }
  })

  app.post('/api/rounds', async (request) => {
    const { member, currency } = sessionOf(request)
    return shown(await play({ member, currency }, read(toss, request)))
  })

  app.get<{ Params: { ticket: string } }>('/api/rounds/:ticket/', async (request, reply) => {
    const id = tickets.read(request.params.ticket)
    const round = id === null ? undefined : book.round(id)
    return round ? { ...shown(round), at: round.at } : reply.code(404).send({ fault: 'invalid_request' })
  })
}

const shown = ({ round, choice, face, stake, win, balance }: Round) => ({ round, choice, face, stake, win, balance })

function read<S extends z.ZodMiniType>(schema: S, request: FastifyRequest): z.output<S> {
  const result = schema.safeParse(readJson(request.body))
  if (!result.success) throw new PlayRefusal('invalid_request')
  return result.data
}
