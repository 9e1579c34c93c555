import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ModuleId } from '@sanuk/contracts/modules'
import { createLog, type Log } from '@sanuk/host/log'
import pg from 'pg'
import { createApp } from '../../../../tools/message-simulator/src/app.ts'
import { createMailServer } from '../../../../tools/message-simulator/src/mail-server.ts'
import { codeIn, openMessageBook } from '../../../../tools/message-simulator/src/message-book.ts'
import { createMailGateway } from '../../src/platform/mail.ts'
import { createSmsGateway } from '../../src/platform/sms-gateway.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

export type Phone = Awaited<ReturnType<typeof openPhone>>

/** The real demo phone on ports of its own, and the gateways that lead to it. */
export async function openPhone(log: Log = createLog('silent')) {
  const key = { id: 'k1', secret: randomBytes(32).toString('hex') }
  const book = openMessageBook()
  const app = createApp(book, { keys: [key], now: Date.now, logger: false })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const smtp = createMailServer(book, Date.now)
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const mail = createMailGateway({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@sanuk.example' }, log)
  return {
    /** What arrived at a number or an address, the newest first. */
    messages: (to?: string) => book.list(to),
    /** The newest code there. */
    code: (to: string): string => {
      const [message] = book.list(to)
      return (message && codeIn(message)) ?? ''
    },
    sms: createSmsGateway({ origin, keys: [key] }, log),
    mail,
    hangUp: () => app.close(),
    close: async () => {
      mail.close()
      await Promise.all([app.close(), new Promise<void>((resolve) => smtp.close(() => resolve()))])
    },
  }
}

/** A house whose messages and letters arrive at a phone. */
export async function openHouseWithPhone(log?: Log): Promise<TestHouse & { phone: Phone }> {
  const phone = await openPhone(log)
  const { sms, mail } = phone
  const house = await openHouse([], {
    sms,
    mail,
    ...(log && { log }),
  })
  const close = async () => {
    await house.afterAnswers()
    await phone.close()
    await house.close()
  }
  return { ...house, phone, close }
}

/** A number that is nobody's, written as Thais write it and as it is kept. */
export function thaiNumber(ending: number) {
  const national = `8${String(ending).padStart(8, '0')}`
  return { typed: `0${national}`, kept: `+66${national}` }
}

/** Gives the demo member a number and an address, as if they had been proved. */
export async function giveContacts(house: TestHouse, contacts: { mobile?: string; email?: string }): Promise<void> {
  const { mobile = null, email = null } = contacts
  await house.pool.query(
    `update members.member
        set mobile = $1, mobile_verified_at = case when $1::text is not null then now() end,
            email = $2, email_key = lower($2), email_verified_at = case when $2::text is not null then now() end
      where username = 'demo'`,
    [mobile, email],
  )
}

/** Takes switches from the brand at `chandra.localhost`, before anybody visits it. */
export async function switchOff(house: TestHouse, modules: readonly ModuleId[]): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(
    `update system.brand set modules = array(select unnest(modules) except select unnest($1::text[]))
      where code = 'CHANDRA'`,
    [modules],
  )
  await owner.end()
}
