import { STATEMENT_BYTES_MAX } from '@sanuk/contracts/office-reconciliation'
import { RefusedError } from '@sanuk/wire/faults'
import type { OfficeWord } from '../../language/office-word.ts'
import { faultText } from '../../wire/fault-text.ts'

/** What is asked before a statement is sent. */
export type StatementForm = {
  readonly vendor: string | null
  readonly day: string
  readonly timeZone: string
  readonly file: File | null
}

/** What is wrong with each of it, in words; of a file there may be several. `whole` is about none of them. */
export type StatementFaults = Partial<Record<Exclude<keyof StatementForm, 'file'> | 'whole', string>> & {
  readonly file?: readonly string[]
}

type Say = (word: OfficeWord) => string

/** What has to be filled in still. */
export function faultsOfForm({ vendor, day, timeZone, file }: StatementForm, say: Say): StatementFaults {
  const large = file && file.size > STATEMENT_BYTES_MAX
  return {
    ...(vendor ? {} : { vendor: say('reconciliation.vendor.needed') }),
    ...(day ? {} : { day: say('reconciliation.day.needed') }),
    ...(timeZone.trim() ? {} : { timeZone: say('reconciliation.zone.wrong') }),
    ...(file ? {} : { file: [say('reconciliation.file.needed')] }),
    ...(large ? { file: [say('reconciliation.file.large')] } : {}),
  }
}

/** What the server said about it. */
export function faultsOfAnswer(fault: unknown, say: Say): StatementFaults {
  const fields = fault instanceof RefusedError ? fault.fields : []
  const about = (name: string) => fields.filter(({ field }) => field === name).map(({ message }) => message)
  const [vendor, day, zone, file] = [about('vendor')[0], about('day')[0], about('timeZone')[0], about('file')]
  if (!vendor && !day && !zone && file.length === 0) return { whole: faultText(fault, say) }
  return {
    ...(vendor ? { vendor } : {}),
    ...(day ? { day } : {}),
    ...(zone ? { timeZone: say('reconciliation.zone.wrong') } : {}),
    ...(file.length > 0 ? { file } : {}),
  }
}
