import { type DrawnIssue, openedNumeros, RESULTS_MAX } from '@sanuk/contracts/lottery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../../wire/read.ts'

/** The last hundred results of a game, the latest first; with what each was like by the words of the play `shape`. */
export function useResults(gameCode: string, latest: DrawnIssue | null, shape?: string) {
  const reading = read(openedNumeros, { query: { gameCode, count: String(RESULTS_MAX), shape } })
  return useQuery({
    ...reading,
    // A new result makes the list a new one.
    queryKey: [...reading.queryKey, latest?.number],
    placeholderData: keepPreviousData,
  })
}
