import type { OpenTopic } from '@sanuk/vendor-server/sockets/topics'
import type { BetStore } from '../bets/bet-store.ts'
import { mineOn } from '../bets/mine-on.ts'
import type { CoupStore } from '../coups/coup-store.ts'
import type { MemberPages } from '../player/member-pages.ts'
import type { TableNews, TableState } from '../protocol.ts'
import { later, type OpenCoup, type Standing } from '../tables/standing.ts'
import type { TablePlan } from '../tables/table-plans.ts'
import type { OpenStep } from './coup-decisions.ts'
import type { DecisionStore } from './decision-store.ts'

/** How long answers about moves that cost something are waited for after a step's time is up. */
const LAST_ANSWERS_MS = 3_000
/** How often it is looked whether everybody has decided. */
const LOOK_MS = 200

type Dealing = Extract<Standing, { phase: 'dealing' }>
type Deciding = Extract<Standing, { phase: 'deciding' }>

type ToldStep = NonNullable<NonNullable<TableState['coup']>['deciding']>

type Needs = {
  readonly plan: TablePlan
  readonly topic: OpenTopic<TableState, TableNews>
  readonly coups: Pick<CoupStore, 'writeTurns'>
  readonly bets: Pick<BetStore, 'ofCoup'>
  readonly decisions: DecisionStore
  readonly pages: MemberPages
  readonly clock: () => Date
}

/** Reads from the database who plays a coup and what they decided. Of games without decisions nothing is read. */
export async function loadDecisions(
  { bets, decisions }: Pick<Needs, 'bets' | 'decisions'>,
  coup: Pick<OpenCoup, 'id' | 'deal' | 'decisions'>,
  steps: number,
): Promise<void> {
  if (!coup.deal.deciding) return
  const placed = (await bets.ofCoup(coup.id)).filter(({ state }) => state === 'placed')
  const made = await decisions.ofCoup(coup.id)
  coup.decisions.load({ steps, bets: placed, decisions: made })
}

/** Asks everybody who may decide. Who says nothing until the time is up has stood, or folded. */
export async function askPlayers(needs: Needs, { series, coup }: Dealing): Promise<Standing> {
  const { plan, topic, decisions, pages, clock } = needs
  const at = clock()
  const until = later(at, plan.pace.deciding)
  await decisions.ask(coup.id, { at, until })
  const { step } = coup.decisions.begin(at, until)
  const asked = coup.decisions.asked()
  topic.publish({ kind: 'deciding', ...stepView(coup, { step, at, until }) })
  for (const member of asked) pages.say(member, mineOn({ plan }, coup, member))
  return { phase: 'deciding', series, coup, until: later(at, LOOK_MS) }
}

/** A step as the table is told of it. */
export function stepView({ decisions }: Pick<OpenCoup, 'decisions'>, { step, at, until }: OpenStep): ToldStep {
  const hands = decisions.askedHands()
  return {
    step,
    askedAt: at.toISOString(),
    until: until.toISOString(),
    players: decisions.asked().length,
    ...(hands && { hands }),
  }
}

/** Ends a step once everybody has decided, or its time is up, and deals on by what was decided. */
export async function closeStep(needs: Needs, { series, coup }: Deciding): Promise<Standing> {
  const { plan, topic, coups, decisions, clock } = needs
  const now = clock()
  const open = coup.decisions.openStep()
  if (!open) throw new Error(`no step of coup ${coup.id} is open`)
  const isTimeUp = now >= open.until
  const isLate = now >= later(open.until, LAST_ANSWERS_MS)
  const isOver = coup.decisions.isWaiting() ? isLate : isTimeUp || coup.decisions.isDecided()
  if (!isOver) return { phase: 'deciding', series, coup, until: nextLook(now, open.until) }
  const shown = coup.decisions.turns().length
  await decisions.close(coup.id, open.step, now)
  await loadDecisions(needs, coup, open.step)
  await coups.writeTurns(coup.id, coup.decisions.turns())
  topic.publish({ kind: 'dealing' })
  return { phase: 'dealing', series, coup, shown, dealtAt: now, until: later(now, plan.pace.beforeTurns) }
}

function nextLook(now: Date, until: Date): Date {
  const look = later(now, LOOK_MS)
  return now < until && look > until ? until : look
}
