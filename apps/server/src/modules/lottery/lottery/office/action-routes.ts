import * as contract from '@sanuk/contracts/office-lottery'
import { importResults, previewResults } from '@sanuk/contracts/office-lottery-imports'
import type { Brand } from '#platform/caller'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { previewAnswer } from './answers.ts'
import { demandIssue, idOf, namesOf } from './find-issue.ts'
import type { OfficeNeeds } from './needs.ts'

/** Results that operators enter, and what they propose about issues. */
export function actionRoutes(serve: Serve, needs: OfficeNeeds): void {
  const { lottery } = needs

  serve(contract.enterResult, async ({ caller, params, body }) => {
    const { issue } = await demandIssue(lottery, idOf(params.id))
    const { game, number } = issue
    const source = { kind: 'typed', operator: caller.id } as const
    return { outcome: await lottery.results.report({ game, number, source, told: body }) }
  })

  serve(previewResults, async ({ caller, body }) => {
    const lines = await lottery.results.import.preview(caller.id, body)
    return { lines: lines.map(lineAnswer), counts: countsOf(lines) }
  })

  serve(importResults, async ({ caller, body }) => {
    const lines = await lottery.results.import.take(caller.id, body)
    return { lines: lines.map((line) => ({ ...lineAnswer(line), outcome: line.outcome })), counts: countsOf(lines) }
  })

  proposalRoutes(serve, needs)
}

function proposalRoutes(serve: Serve, needs: OfficeNeeds): void {
  const { lottery, approvals, findMembers, brandNames } = needs
  /** What a proposal is about, as a person reads it. */
  const aboutOf = async ({ game, number }: { game: string; number: string }, brand: Brand): Promise<string> => {
    const names = await namesOf(needs, [game])
    return `${names(game)[brand.languages[0]]} ${number}`
  }

  serve(contract.previewCorrection, async ({ params, body }) => {
    const correction = await lottery.correct.demand(idOf(params.id), body)
    const preview = await lottery.previewCorrection(correction, contract.CORRECTION_TICKETS)
    const [brands, members] = await Promise.all([brandNames(), findMembers(preview.top.map(({ member }) => member))])
    const { before, after } = correction
    return { before: [...before], after: [...after], ...previewAnswer(preview, { brands, members }) }
  })

  serve(contract.proposeCorrection, async ({ caller, brand, params, body: { note, ...told } }) => {
    const { issue, before, after } = await lottery.correct.demand(idOf(params.id), told)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'lottery.correction',
      about: await aboutOf(issue, brand),
      subjectId: String(issue.id),
      details: {
        game: issue.game,
        issue: issue.number,
        version: issue.version,
        before: [...before],
        after: [...after],
      },
      note,
    })
    return { proposal: id }
  })

  serve(contract.proposeCancellation, async ({ caller, brand, params, body: { note } }) => {
    const { issue } = await demandIssue(lottery, idOf(params.id))
    if (!['open', 'sealed', 'drawn'].includes(issue.state)) throw new Refusal('issue_settled')
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'lottery.cancellation',
      about: await aboutOf(issue, brand),
      subjectId: String(issue.id),
      details: { game: issue.game, issue: issue.number },
      note,
    })
    return { proposal: id }
  })
}

type Lines = Awaited<ReturnType<OfficeNeeds['lottery']['results']['import']['preview']>>

const lineAnswer = ({ line, game, issue, result, state, fault, known, taken }: Lines[number]) => ({
  line,
  game,
  issue,
  result: [...result],
  state,
  fault,
  known: known && [...known],
  taken,
})

function countsOf(lines: Lines) {
  const count = (wanted: Lines[number]['state']) => lines.filter(({ state }) => state === wanted).length
  return { new: count('new'), equal: count('equal'), different: count('different'), faulty: count('faulty') }
}
