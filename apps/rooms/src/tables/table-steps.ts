import { randomUUID } from 'node:crypto'
import { amount } from '@sanuk/money/amount'
import type { OpenTopic } from '@sanuk/vendor-server/sockets/topics'
import { cardsOf, resultOf, turnsOf } from '../baccarat/coup-view.ts'
import type { BetStore } from '../bets/bet-store.ts'
import { createCoupBets } from '../bets/coup-bets.ts'
import { settleSeats } from '../bets/settle-seats.ts'
import type { CoupStore } from '../coups/coup-store.ts'
import type { MemberPages } from '../player/member-pages.ts'
import type { TableNews, TableState } from '../protocol.ts'
import { burnCard, shoeView } from '../shoes/shoe-view.ts'
import type { BegunShoe, Shoes } from '../shoes/shoes.ts'
import { dealtAt, later, type OpenCoup, type Standing } from './standing.ts'
import type { TablePlan } from './table-plans.ts'

/** How long the last bets are waited for after the close: beyond it their money goes back. */
const LAST_ANSWERS_MS = 3_000
/** "No more bets" is seen at least so long. */
const CLOSED_MS = 800
/** How often the last answers are looked for. */
const LOOK_MS = 100
const SHUFFLING_MS = 12_000

export type StepNeeds = {
  readonly plan: TablePlan
  readonly topic: OpenTopic<TableState, TableNews>
  readonly shoes: Shoes
  readonly coups: CoupStore
  readonly bets: BetStore
  readonly pages: MemberPages
  readonly clock: () => Date
  /** Called when a coup has ended and can be settled with the platform. */
  readonly ended: () => void
}

type Taking = Extract<Standing, { phase: 'betting' | 'closed' }>
type Dealing = Extract<Standing, { phase: 'dealing' }>

/** Does the step that is due, and answers where the table stands then. What it promises players is in the database first. */
export async function stepOf(needs: StepNeeds, at: Standing): Promise<Standing> {
  switch (at.phase) {
    case 'between':
      return at.shoe && dealtAt(at.shoe) ? openCoup(needs, at.shoe) : beginShoe(needs, at.shoe)
    case 'betting':
      return closeCoup(needs, at)
    case 'closed':
      return dealCoup(needs, at)
    case 'dealing':
      return at.turned < turnsIn(at.coup).length ? turnCard(needs, at) : endCoup(needs, at)
  }
}

const turnsIn = ({ dealt }: OpenCoup) => turnsOf(cardsOf(dealt.coup))

async function beginShoe({ plan, topic, shoes, clock }: StepNeeds, before: BegunShoe | null): Promise<Standing> {
  if (before) await shoes.end(before.id)
  const shoe = await shoes.begin(plan.title.code)
  topic.publish({ kind: 'shuffling', shoe: shoeView(shoe, false) })
  return { phase: 'between', shoe, until: later(clock(), SHUFFLING_MS) }
}

async function openCoup({ plan, topic, coups, clock }: StepNeeds, shoe: BegunShoe): Promise<Standing> {
  const dealt = dealtAt(shoe)
  if (!dealt) throw new Error(`shoe ${shoe.id} is over`)
  const opensAt = clock()
  const closesAt = later(opensAt, plan.pace.betting)
  const coup: OpenCoup = { id: randomUUID(), number: dealt.number, opensAt, closesAt, dealt, bets: createCoupBets() }
  const { id, number } = coup
  await coups.add({ id, number, table_code: plan.title.code, shoe: shoe.id, opens_at: opensAt, closes_at: closesAt })
  topic.publish({
    kind: 'opened',
    coup: { id, number, opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
    burn: burnCard(shoe),
    dealt: shoe.position,
  })
  return { phase: 'betting', shoe, coup, until: closesAt }
}

function closeCoup({ topic }: StepNeeds, { shoe, coup }: Taking): Standing {
  topic.publish({ kind: 'closed' })
  return { phase: 'closed', shoe, coup, until: later(coup.closesAt, CLOSED_MS) }
}

async function dealCoup({ plan, topic, coups, clock }: StepNeeds, { shoe, coup }: Taking): Promise<Standing> {
  const now = clock()
  if (coup.bets.isWaiting() && now < later(coup.closesAt, LAST_ANSWERS_MS)) {
    return { phase: 'closed', shoe, coup, until: later(now, LOOK_MS) }
  }
  await coups.deal(coup.id, cardsOf(coup.dealt.coup), now)
  topic.publish({ kind: 'dealing' })
  return { phase: 'dealing', shoe, coup, turned: 0, dealtAt: now, until: later(now, plan.pace.card) }
}

function turnCard({ plan, topic }: StepNeeds, at: Dealing): Standing {
  const turns = turnsIn(at.coup)
  const turn = turns[at.turned]
  if (!turn) throw new Error('all cards are turned')
  const turned = at.turned + 1
  topic.publish({ kind: 'card', ...turn, dealt: at.shoe.position + turned })
  const { card, beforeResult } = plan.pace
  const isLast = turned === turns.length
  return { ...at, turned, until: later(at.dealtAt, card * turned + (isLast ? beforeResult : card)) }
}

async function endCoup(needs: StepNeeds, { shoe, coup }: Dealing): Promise<Standing> {
  const { plan, topic, coups, bets, pages, clock } = needs
  const result = resultOf(coup.dealt.coup)
  const seats = settleSeats(plan.variant, await bets.ofCoup(coup.id), coup.dealt.coup)
  const position = coup.dealt.end
  await coups.end(coup.id, { result, now: clock(), shoe: shoe.id, position, seats })
  topic.publish({ kind: 'result', result })
  for (const { member, stake, win, lines } of seats) {
    const money = { stake: amount(stake), win: amount(win) }
    pages.paid(member, { table: plan.title.code, coup: coup.id, ...money, lines })
  }
  needs.ended()
  return { phase: 'between', shoe: { ...shoe, position }, until: later(clock(), plan.pace.result) }
}
