import { BANK_FILE_BYTES_MAX, compareBankFile, readBankFile } from '@sanuk/contracts/office-statements'
import type { FastifyInstance } from 'fastify'
import type { Gate } from '#platform/gate'
import { Refusal } from '#platform/refusal'
import { serveFile } from '#platform/sent-file'
import type { Columns } from './columns.ts'
import type { Statements } from './index.ts'
import { statementAnswer } from './statement-answer.ts'

/** Takes a bank's file in: first to say how it is to be read, then to compare it. */
export async function receiveBankFiles(
  office: FastifyInstance,
  { gate, statements }: { readonly gate: Gate; readonly statements: Statements },
): Promise<void> {
  const at = { gate, bytesMax: BANK_FILE_BYTES_MAX }
  const demandAccount = async (brand: string, account: string) => {
    const accounts = await statements.accountsOf(brand)
    if (accounts.some((one) => one.account === account)) return accounts
    throw new Refusal('invalid_request', { fields: [{ field: 'account', word: 'field.invalid' }] })
  }
  await serveFile(office, readBankFile, {
    ...at,
    take: async ({ brand, query: { account }, path }) => {
      await demandAccount(brand.id, account)
      const read = await statements.read({ brand: brand.id, account }, path)
      return { ...read, headers: [...read.headers] }
    },
  })
  await serveFile(office, compareBankFile, {
    ...at,
    take: async ({ brand, caller, path, query }) => {
      const { account, fileName = '', headLine, toleranceMinutes, ...places } = query
      const accounts = await demandAccount(brand.id, account)
      const how = { headLine, toleranceMinutes, columns: known(places) }
      const brought = { brand, account, fileName, madeBy: caller.username, path, ...how }
      const { statement, repeated } = await statements.compare(brought)
      const before = await statements.apartBefore(statement)
      return { statement: statementAnswer(statement, accounts, before), repeated }
    },
  })
}

/** The columns that the file has. */
const known = (places: { readonly [Name in keyof Columns]: number | undefined }): Columns =>
  Object.fromEntries(Object.entries(places).filter(([, place]) => place !== undefined))
