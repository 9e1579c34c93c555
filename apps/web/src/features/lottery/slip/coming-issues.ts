import { type Issue, lotteryIssues } from '@sanuk/contracts/lottery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf, metaOf } from '../../../wire/read.ts'

/** The issues that bets can be repeated in, the first of them `first`. More than that one is asked for when `wanted`. */
export function useComingIssues(
  { gameCode, issuesMax }: { readonly gameCode: string; readonly issuesMax: number },
  first: Issue | null,
  wanted: boolean,
): readonly Issue[] {
  const request = { params: { gameCode }, query: { ahead: String(issuesMax) } }
  const { data } = useQuery({
    queryKey: [...keyOf(lotteryIssues, request), first?.number],
    queryFn: ({ signal }) => call(lotteryIssues, request, signal),
    meta: metaOf(lotteryIssues),
    enabled: wanted && first !== null,
    placeholderData: keepPreviousData,
  })
  return first ? issuesFrom(wanted && data ? data.open : [], first) : []
}

/** Of these issues the ones that still take bets, now that `first` is the first of them. */
function issuesFrom(issues: readonly Issue[], first: Issue): readonly Issue[] {
  const at = issues.findIndex(({ number }) => number === first.number)
  return at >= 0 ? issues.slice(at) : [first]
}
