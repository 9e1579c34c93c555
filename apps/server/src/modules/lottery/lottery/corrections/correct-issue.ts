import type { ReportedResult } from '@sanuk/contracts/lottery-results'
import * as z from 'zod/mini'
import type { Transaction } from '#platform/database'
import type { ApprovedProposal } from '#platform/proposals'
import { Refusal } from '#platform/refusal'
import type { LotteryGame } from '../game.ts'
import { lotteryNamed } from '../games.ts'
import { isSameResult, readResult } from '../results/read-result.ts'
import type { CorrectionStore } from '../store/corrections.ts'
import type { IssueRecord, IssueStore } from '../store/issues.ts'

type Needs = { readonly issues: IssueStore; readonly corrections: CorrectionStore }

/** What two operators agree on; the one who decides sees it. */
export const correctionDetails = z.object({
  game: z.string(),
  issue: z.string(),
  version: z.number(),
  before: z.array(z.string()),
  after: z.array(z.string()),
})

/** A correction that may be made. */
export type Correctable = {
  readonly game: LotteryGame
  readonly issue: IssueRecord
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Corrections of the results of settled official issues. */
export function createCorrectIssue({ issues, corrections }: Needs) {
  return {
    /**
     * What is to be corrected. Refuses with `issue_unknown`, `issue_of_house`, `issue_not_settled` (an earlier correction may
     * be under way), `result_invalid`, `result_unchanged`.
     */
    demand: async (id: bigint, told: ReportedResult): Promise<Correctable> => {
      const [issue] = await issues.byIds([id])
      const game = issue && lotteryNamed(issue.game)
      if (!issue || !game) throw new Refusal('issue_unknown')
      if (game.drawnBy === 'house') throw new Refusal('issue_of_house')
      if (issue.state !== 'settled' || !issue.result || (await corrections.isUnderWay(id))) {
        throw new Refusal('issue_not_settled')
      }
      const after = readResult(game, told)
      if (isSameResult(issue.result, after)) throw new Refusal('result_unchanged')
      return { game, issue, before: issue.result, after }
    },
    /**
     * Gives an issue the result on which two operators agreed; its tickets are settled anew from now on. Refuses with
     * `proposal_outdated` where the issue has been corrected since, or an earlier correction is under way.
     */
    carryOut: async (
      transaction: Transaction,
      { id, subjectId, proposedBy, details }: ApprovedProposal,
    ): Promise<null> => {
      const { game: code, version, before, after } = correctionDetails.parse(details)
      const issue = await issues.lockSettled(transaction, BigInt(subjectId), version)
      const game = lotteryNamed(code)
      if (
        !issue ||
        game?.drawnBy !== 'official' ||
        issue.game !== code ||
        (await corrections.isUnderWay(issue.id, transaction))
      ) {
        throw new Refusal('proposal_outdated')
      }
      readResult(game, { result: after })
      await corrections.add(transaction, { id, issue: issue.id, version: version + 1, before, after, proposedBy })
      return null
    },
  }
}
