import { randomUUID } from 'node:crypto'
import { newNumber, openPayingHouse } from '../withdrawals/withdrawals.fixture.ts'

export type StatementsHouse = Awaited<ReturnType<typeof openStatementsHouse>>

/** One line as the test's bank writes it: time of day on 23 November 2569, money that came or left with a minus. */
export type Line = readonly [clock: string, amount: string, reference?: string]

export const HEAD = 'วันที่,เวลา,ถอนเงิน,ฝากเงิน,ยอดคงเหลือ,เลขที่อ้างอิง,รายการ'
const COLUMNS = { date: '0', time: '1', debit: '2', credit: '3', balance: '4', reference: '5', description: '6' }

/** A house with a bank of its own, an operator and members, and a pen that writes the bank's files. */
export async function openStatementsHouse() {
  const house = await openPayingHouse()
  const operator = await house.newOperator()
  const token = await house.operatorToken()

  async function send(path: string, content: string | Buffer, query: object) {
    const reply = await house.office.inject({
      method: 'POST',
      url: `${path}?${new URLSearchParams({ ...query })}`,
      payload: content,
      headers: {
        host: 'localhost',
        'accept-language': 'th',
        'content-type': 'text/csv',
        authorization: `Bearer ${token}`,
      },
    })
    return { status: reply.statusCode, body: reply.json() }
  }

  const get = async (path: string) => (await operator.send('GET', `/ops/${path}`)).body.value

  return {
    ...house,
    operator,
    get,
    read: (content: string | Buffer, account = 'main') => send('/ops/statement-readings', content, { account }),
    compare: (
      content: string | Buffer,
      { account = 'main', ...more }: { account?: string; [name: string]: string } = {},
    ) =>
      send('/ops/statements', content, {
        account,
        fileName: 'november.csv',
        headLine: '1',
        toleranceMinutes: '15',
        ...COLUMNS,
        ...more,
      }),
    differences: async (id: string, query: Record<string, string> = {}) =>
      (await get(`statements/${id}/differences?${new URLSearchParams(query)}`)).list,
    /** What the main account held at the end of the last file that was brought of it. */
    lastClosing: async (): Promise<string> => {
      const { list } = await get('statements?account=main')
      const [last] = list.toSorted((one: { until: string }, other: { until: string }) =>
        other.until.localeCompare(one.until),
      )
      return last ? (await get(`statements/${last.id}`)).closing : '0.00'
    },
    /** One more bank account of the brand's, which nobody has brought a file of. */
    addAccount: async (): Promise<string> => {
      const { rows } = await house.pool.query(
        `insert into cashier.account (id, brand, kind, bank, number, holder, enabled, added_at)
         select gen_random_uuid(), id, 'bank', '004', $1, 'Sanuk', false, now()
           from system.brand where 'localhost' = any (domains) returning id`,
        [newNumber()],
      )
      return rows[0].id
    },
    /** A deposit by code that the bank told of. */
    deposit: async (token: string, amount: string, told: { readonly at: string; readonly bankReference?: string }) => {
      const body = { requestId: randomUUID(), method: 'promptpay', amount }
      const asked = (await house.call({ method: 'POST', path: '/wps/cashier/deposits', token, body })).body.value
      const { bankReference = randomUUID(), at } = told
      const { id, reference } = asked
      await house.bankPays({ bankReference, reference, amount, currency: 'THB', paidAt: atClock(at) })
      return { id, reference, bankReference }
    },
  }
}

/** That time in Bangkok, as an instant on the wire. */
export const atClock = (clock: string): string => new Date(`2026-11-23T${clock}+07:00`).toISOString()

/** Writes a file: what each line moves, and what the account holds after it. */
export function statementOf(opening: number, lines: readonly Line[], skip: readonly number[] = []): string {
  let balance = opening
  const rows = lines.map(([clock, amount, reference = '']) => {
    balance = Math.round((balance + Number(amount)) * 100) / 100
    const sides = amount.startsWith('-') ? [amount.slice(1), ''] : ['', amount]
    return ['23/11/2569', clock, ...sides, balance.toFixed(2), reference, 'โอนเงิน'].join(',')
  })
  return [HEAD, ...rows.filter((_, at) => !skip.includes(at))].join('\r\n')
}
