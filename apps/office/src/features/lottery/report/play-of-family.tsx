import type { LotteryReportAnswer } from '@sanuk/contracts/office-lottery-reports'
import { usePlayName } from '../family-words.ts'

type Play = NonNullable<LotteryReportAnswer['list'][number]['play']>

/** What a play is called, in the words of its family. */
export function PlayOfFamily({ play }: { readonly play: Play }) {
  return usePlayName(play.family)(play.code)
}
