import type { Localized } from '@sanuk/contracts/wire'
import type { GamesNamed } from '#platform/capabilities/game'
import { Refusal } from '#platform/refusal'
import { type Lottery, type LotteryGame, lotteryNamed } from '../index.ts'
import type { OfficeIssueRecord } from '../store/office.ts'

/** The id of an issue as a call names it. */
export const idOf = (id: string): bigint => BigInt(id)

export const gameOf = (code: string): LotteryGame | null => lotteryNamed(code)

/** An issue and its game. Refuses with `issue_unknown`. */
export async function demandIssue(
  { office }: Pick<Lottery, 'office'>,
  id: bigint,
): Promise<{ issue: OfficeIssueRecord; game: LotteryGame }> {
  const issue = await office.one(id)
  const game = issue && gameOf(issue.game)
  if (!issue || !game) throw new Refusal('issue_unknown')
  return { issue, game }
}

/** What lotteries are called, by their codes. */
export async function namesOf(
  { gamesNamed }: { readonly gamesNamed: GamesNamed },
  codes: readonly string[],
): Promise<(code: string) => Localized> {
  const known = codes.flatMap((code) => gameOf(code) ?? [])
  const games = await gamesNamed(known)
  return (code) => games.get(`${gameOf(code)?.vendor ?? ''} ${code}`)?.names ?? { th: code, en: code }
}
