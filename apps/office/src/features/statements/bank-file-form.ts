import { plainFileName } from '@sanuk/contracts/file-name'
import {
  BANK_FILE_BYTES_MAX,
  compareBankFile,
  readBankFile,
  STATEMENT_COLUMNS,
  type StatementColumn,
} from '@sanuk/contracts/office-statements'
import { RefusedError } from '@sanuk/wire/faults'
import type { OfficeWord } from '../../language/office-word.ts'
import { faultText } from '../../wire/fault-text.ts'
import { sendFile } from '../../wire/send-file.ts'
import type { Reading } from './statements.ts'

/** What is asked before a file is read. */
export type BankFileForm = { readonly account: string | null; readonly file: File | null }

/** What was read of it, as it may be corrected. */
export type Layout = {
  readonly reading: Reading
  readonly columns: Partial<Record<StatementColumn, number>>
  readonly tolerance: string
}

/** What is wrong, in words; of a file there may be several. `whole` is about nothing else. */
export type BankFileFaults = {
  readonly account?: string
  readonly file?: readonly string[]
  readonly tolerance?: string
  readonly whole?: string
}

type Say = (word: OfficeWord) => string

/** What has to be filled in still. */
export function faultsOfForm({ account, file }: BankFileForm, say: Say): BankFileFaults {
  const large = file && file.size > BANK_FILE_BYTES_MAX
  return {
    ...(account ? {} : { account: say('statements.account.needed') }),
    ...(file ? {} : { file: [say('statements.file.needed')] }),
    ...(large ? { file: [say('statements.file.large')] } : {}),
  }
}

export const isTolerance = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) <= 1440

/** What the server said about it. */
export function faultsOfAnswer(fault: unknown, say: Say): BankFileFaults {
  const fields = fault instanceof RefusedError ? fault.fields : []
  const file = fields.filter(({ field }) => field === 'file').map(({ message }) => message)
  const account = fields.find(({ field }) => field === 'account')?.message
  if (file.length > 0) return { file }
  return account ? { account } : { whole: faultText(fault, say) }
}

export const readFile = (account: string, file: File) => sendFile(readBankFile, file, { query: { account } })

export function compareFile(account: string, file: File, { reading, columns, tolerance }: Layout) {
  const places = STATEMENT_COLUMNS.map((column) => [column, columns[column]] as const)
  const known = places.flatMap(([column, place]) => (place === undefined ? [] : [[column, String(place)] as const]))
  const how = { headLine: String(reading.headLine), toleranceMinutes: tolerance }
  const query = { account, fileName: plainFileName(file.name), ...how, ...Object.fromEntries(known) }
  return sendFile(compareBankFile, file, { query })
}
