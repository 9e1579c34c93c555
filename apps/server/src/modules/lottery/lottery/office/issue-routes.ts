import * as contract from '@sanuk/contracts/office-lottery'
import { acrossBrands } from '#platform/brand-scope'
import type { Serve } from '#platform/serve'
import type { Lottery, LotteryGame } from '../index.ts'
import type { OfficeIssueRecord } from '../store/office.ts'
import { money, officeIssueAnswer, reportAnswers } from './answers.ts'
import { demandIssue, idOf, namesOf } from './find-issue.ts'
import { mayEnter, type OfficeNeeds } from './needs.ts'

type Person = (id: string) => { id: string; username: string }

/** One issue with all that is known of it. */
export function issueRoutes(serve: Serve, needs: OfficeNeeds): void {
  const { lottery, approvals, operatorNames } = needs

  serve(contract.readLotteryIssue, async ({ caller, brand, params }) => {
    const { issue, game } = await demandIssue(lottery, idOf(params.id))
    const subjects = [String(issue.id)]
    const [plays, reports, corrections, cancellation, correcting, cancelling, allowed, names] = await Promise.all([
      lottery.office.plays(issue.id),
      lottery.results.of(issue),
      lottery.corrections.ofIssue(issue.id),
      lottery.cancellations.ofIssue(issue.id),
      approvals.waitingAbout(brand.id, ['lottery.correction'], subjects),
      approvals.waitingAbout(brand.id, ['lottery.cancellation'], subjects),
      mayEnter(needs, caller, brand),
      namesOf(needs, [issue.game]),
    ])
    const operators = await operatorNames([
      ...reports.flatMap(({ operator }) => operator ?? []),
      ...corrections.map(({ proposedBy }) => proposedBy),
      ...(cancellation ? [cancellation.proposedBy] : []),
    ])
    const person: Person = (id) => ({ id, username: operators.get(id) ?? '' })
    const proposals = {
      correction: correcting.get(String(issue.id))?.id ?? null,
      cancellation: cancelling.get(String(issue.id))?.id ?? null,
    }
    const isCorrecting = corrections.some(({ doneAt }) => doneAt === null)
    return {
      issue: officeIssueAnswer({ ...issue, drawnBy: game.drawnBy }, names(issue.game)),
      plays: plays.map(({ play, tickets, units, stake, potential }) => ({
        play,
        tickets,
        units: Number(units),
        stake: money(stake),
        potential: money(potential),
      })),
      reports: reportAnswers(reports, { caller: caller.id, issue, person }),
      corrections: await correctionAnswers(lottery, issue, { corrections, person }),
      cancellation: cancellation && (await cancellationAnswer(lottery, cancellation, person)),
      proposals,
      may: allowed
        ? actionsOf(issue, game, { ...proposals, isCorrecting })
        : { enter: false, correct: false, cancel: false },
    }
  })
}

type Waiting = { correction: string | null; cancellation: string | null; isCorrecting: boolean }

/** What the state of an issue allows. */
function actionsOf({ state }: OfficeIssueRecord, { drawnBy }: LotteryGame, waiting: Waiting) {
  const isOfficial = drawnBy === 'official'
  return {
    enter: isOfficial && state === 'sealed',
    correct: isOfficial && state === 'settled' && waiting.correction === null && !waiting.isCorrecting,
    cancel: ['open', 'sealed', 'drawn'].includes(state) && waiting.cancellation === null,
  }
}

type Corrections = Awaited<ReturnType<Lottery['corrections']['ofIssue']>>
type Cancellation = NonNullable<Awaited<ReturnType<Lottery['cancellations']['ofIssue']>>>

/** How far they are, over the tickets of all brands. A correction goes over the tickets twice. */
function correctionAnswers(
  { office }: Lottery,
  issue: OfficeIssueRecord,
  { corrections, person }: { corrections: Corrections; person: Person },
) {
  return Promise.all(
    corrections.map(async ({ id, version, before, after, proposedBy, at, pass, settledTo, doneAt }) => {
      const { tickets, done } = await acrossBrands(() => office.ticketsTo(issue.id, settledTo))
      const soFar = pass === 1 ? Math.floor(done / 2) : Math.floor((tickets + done) / 2)
      return {
        id,
        version,
        before,
        after,
        proposedBy: person(proposedBy),
        at: at.toISOString(),
        tickets,
        done: doneAt ? tickets : soFar,
        doneAt: doneAt?.toISOString() ?? null,
      }
    }),
  )
}

async function cancellationAnswer({ office }: Lottery, it: Cancellation, person: Person) {
  const { tickets, done } = await acrossBrands(() => office.ticketsTo(it.issue, it.settledTo))
  return {
    id: it.id,
    proposedBy: person(it.proposedBy),
    at: it.at.toISOString(),
    tickets,
    done: it.doneAt ? tickets : done,
    doneAt: it.doneAt?.toISOString() ?? null,
  }
}
