import { useQueries } from '@tanstack/react-query'
import { useMay } from '../../session/use-operator.ts'
import { useSessionEnd } from '../../session/use-session.ts'
import { RECORD_SOURCES, type RecordSource } from './record-sources.tsx'

/** One letter finds too many. */
const SHORTEST = 2

/** References are long and hold a digit; words and names have no reason to be looked for among them. */
const mayBeReference = (text: string) => text.length >= 4 && /^\S*\d\S*$/.test(text)

/** What is found of a text in each of the lists that the operator may see. */
export function useFoundRecords(text: string) {
  const may = useMay()
  const endedBy = useSessionEnd()
  const asked = (source: RecordSource) => !source.byReference || mayBeReference(text)
  const sources = text.length < SHORTEST ? [] : RECORD_SOURCES.filter((one) => may(one.power) && asked(one))
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['palette', source.kind, text],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        try {
          return await source.find(text, signal)
        } catch (fault) {
          endedBy(fault)
          throw fault
        }
      },
    })),
  })
  const failed = sources.filter((_source, at) => answers[at]?.isError)
  return {
    groups: sources.map((source, at) => ({ source, records: answers[at]?.data ?? [] })),
    busy: answers.some(({ isFetching }) => isFetching),
    /** The lists that could not be searched. */
    failed,
    retry: () => Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
