import type { FastifyInstance } from 'fastify'
import { missingPage } from '../pages/missing-page.ts'
import { statementsPage } from '../pages/statements-page.ts'
import { readerOf } from '../reader-of.ts'
import type { LineBook } from './line-book.ts'
import { FORMS, statementCsv } from './statement-csv.ts'

/**
 * What moved at an account, as its owner would download it from a bank: `GET /statements/{account}.csv?form=th|en`, and a
 * page that leads there.
 */
export function addStatementRoutes(app: FastifyInstance, lines: LineBook): void {
  app.get('/statements', (request, reply) => {
    const accounts = lines.accounts().map((account) => ({ account, lines: lines.of(account) }))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(statementsPage(readerOf(request), accounts).text)
  })

  app.get<{ Params: { account: string }; Querystring: { form?: string } }>(
    '/statements/:account.csv',
    (request, reply) => {
      const { account } = request.params
      const form = FORMS.find((known) => known === (request.query.form ?? 'th'))
      if (!form || !lines.accounts().includes(account)) {
        return reply
          .code(404)
          .type('text/html; charset=utf-8')
          .send(missingPage(readerOf(request)).text)
      }
      return reply
        .type(`text/csv; charset=${form === 'th' ? 'windows-874' : 'utf-8'}`)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="statement-${account}-${form}.csv"`)
        .send(statementCsv(form, account, lines.of(account)))
    },
  )
}
