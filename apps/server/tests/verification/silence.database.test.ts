import { createLog } from '@sanuk/host/log'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { giveContacts, openHouseWithPhone, thaiNumber } from './phone.fixture.ts'

const MINE = thaiNumber(12345678)
const EMAIL = 'canary@mail.example'

test('codes, numbers, mail addresses and reset tokens never reach the log, even when delivery fails', async () => {
  let logged = ''
  const log = createLog('debug', { write: (line) => (logged += line) })
  const house = await openHouseWithPhone(log)
  await giveContacts(house, { mobile: MINE.kept, email: EMAIL })
  const browser = openBrowser(house)
  const ask = (typed: string) =>
    browser.send({
      method: 'POST',
      path: '/wps/verification/sms/register',
      body: { mobileNum: typed, countryDialingCode: '66', purpose: 'register' },
    })
  const forgot = () =>
    browser.send({ method: 'POST', path: '/wps/member/password/email', body: { username: 'demo', email: EMAIL } })

  await ask(MINE.typed)
  await forgot()
  await house.afterAnswers()
  const secrets = [
    house.phone.code(MINE.kept),
    /#reset=([\w-]{43})/.exec(house.phone.messages(EMAIL)[0]?.text ?? '')?.[1],
  ]
  expect(secrets.every((secret) => secret)).toBe(true)
  await ask('0800000000')
  await house.phone.close()
  house.passTime(60 * 60_000)
  await ask(MINE.typed)
  await forgot()
  await house.close()

  expect(logged).toContain('gateway for short messages not reached')
  expect(logged).toContain('letter not accepted')
  for (const secret of [...secrets, '12345678', '800000000', EMAIL, 'canary']) expect(logged).not.toContain(secret)
})
