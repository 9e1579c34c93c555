import { randomUUID } from 'node:crypto'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import type { Asked, Handling, Told } from './proxy.fixture.ts'

/** A way in which a platform can be broken, and the rules that must notice. */
export type Fault = {
  readonly name: string
  readonly caughtBy: readonly [string, ...string[]]
  /** Makes a platform that is broken so; what it remembers belongs to it alone. */
  readonly broken: (key: SharedKey) => Handling
}

export const field = (asked: Asked, name: string): string => String(asked.content?.[name] ?? '')
export const says = ({ body }: Told, status: string): boolean => body.status === status
export const refusal = (status: number, name: string): Told => ({ status, body: { status: name, message: 'no' } })

/** OK without anything having been done. */
export async function pretend(asked: Asked): Promise<Told> {
  const { requestId, token, member, currency, game } = asked.content ?? {}
  const { body } = await asked.send({ requestId, token, member, currency, game }, { call: 'balance' })
  return { status: 200, body: { status: 'OK', balance: body.balance, transaction: randomUUID() } }
}

/** The same content under a name nobody used. */
export const renamed = (asked: Asked) => asked.send({ ...asked.content, transaction: randomUUID() })

/** Broken where one call is answered so; all else passes. */
export const when =
  (call: string, handle: (asked: Asked, told: Told) => Promise<Told> | Told): Fault['broken'] =>
  () =>
  async (asked) => {
    const told = await asked.pass()
    return asked.call === call ? handle(asked, told) : told
  }

/** Broken by what it makes of the content of a call. */
export const reading =
  (read: (content: Record<string, unknown>, asked: Asked) => object): Fault['broken'] =>
  () =>
  (asked) =>
    asked.content ? asked.send(read({ ...asked.content }, asked)) : asked.pass()

/** Broken where it refuses with this status: it pretends that all went well instead. */
export const lenient = (call: string, status: string): Fault['broken'] =>
  when(call, (asked, told) => (says(told, status) ? pretend(asked) : told))

const amounts = ['amount', 'betAmount', 'winAmount']

/** A platform that reads amounts in a way of its own. */
export const amountsAs = (read: (amount: unknown) => unknown): Fault['broken'] =>
  reading((content) => {
    for (const name of amounts) if (name in content) content[name] = read(content[name])
    return content
  })
