import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { requestDeposit } from '@sanuk/contracts/cashier'
import { agreeToLegal, legal, ownAgreement } from '@sanuk/contracts/content'
import { logout } from '@sanuk/contracts/identity'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { useMutation } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { currentSession, describeSession, endSession, startSession } from '../../session/session.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { call } from '../../wire/call.ts'
import { AgreementPlace } from './agreement-place.tsx'

const TERMS = { document: 'terms', number: 3, publishedAt: '2026-11-27T03:00:00.000Z', agreed: 2 } as const
const PRIVACY = { document: 'privacy', number: 2, publishedAt: '2026-11-27T03:00:00.000Z', agreed: null } as const

function signIn(type: 0 | 4 = 0) {
  answerCall(whitelabel, 'no reply yet')
  startSession(crypto.randomUUID())
  describeSession({ account: 'nok', type })
  onTestFinished(() => endSession())
}

const show = (more?: React.ReactNode) =>
  renderOnSite(
    <main>
      <h1>Home</h1>
      {more}
      <AgreementPlace />
    </main>,
    { rooms: ['legal'] },
  )

const dialog = page.getByRole('dialog', { name: 'Our terms have changed' })

test('AgreementPlace: shows which documents changed, their texts, and agrees to exactly these versions', async () => {
  signIn()
  answerCall(ownAgreement, { value: { due: [TERMS, PRIVACY] } })
  const agreed = answerCall(agreeToLegal, { value: { due: [] } })
  const texts = [TERMS, PRIVACY].map(({ agreed: _, ...one }) => ({
    ...one,
    title: one.document,
    content: '<p>Text</p>',
  }))
  answerCall(legal, { value: { list: texts } })
  await show()
  await expect.element(dialog).toMatchTextContent(/Terms of use.*Version 3.*You agreed to version 2\..*Privacy policy/)
  expect(await findAxeViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Read the privacy policy' }).click()
  const text = page.getByRole('dialog', { name: 'Privacy policy' })
  await expect.element(text.getByText('Text', { exact: true })).toBeVisible()
  await text.getByRole('button', { name: say('site.close') }).click()
  await dialog.getByRole('button', { name: 'I agree' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(agreed.requests).toEqual([
    {
      body: {
        versions: [
          { document: 'terms', number: 3 },
          { document: 'privacy', number: 2 },
        ],
      },
    },
  ])
})

test('AgreementPlace: signs out whoever does not agree', async () => {
  signIn()
  answerCall(ownAgreement, { value: { due: [TERMS] } })
  answerCall(logout, { value: {} })
  await show()
  await dialog.getByRole('button', { name: say('site.sign_out') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(currentSession()).toBeNull()
})

test('AgreementPlace: asks no more after "later", until a deposit is refused for it', async () => {
  signIn()
  answerCall(ownAgreement, { value: { due: [TERMS] } })
  answerCall(requestDeposit, { refusal: 'agreement_required' })
  await show(<Deposit />)
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Deposit' }).click()
  await expect.element(dialog).toBeVisible()
})

test('AgreementPlace: shows the version that was published meanwhile when an older one is refused', async () => {
  signIn()
  const own = answerCall(ownAgreement, { value: { due: [TERMS] } })
  answerCall(agreeToLegal, { refusal: 'agreement_outdated' })
  await show()
  await expect.element(dialog).toMatchTextContent(/Version 3/)
  own.reply({ value: { due: [{ ...TERMS, number: 4 }] } })
  await dialog.getByRole('button', { name: 'I agree' }).click()
  await expect.element(dialog).toMatchTextContent(/Version 4/)
})

test.each([
  ['a guest', 4, [TERMS]],
  ['a member who agreed to all', 0, []],
] as const)('AgreementPlace: asks nothing of %s', async (_, type, due) => {
  signIn(type)
  const own = answerCall(ownAgreement, { value: { due: [...due] } })
  await show()
  if (type === 0) await expect.poll(() => own.requests.length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  if (type === 4) expect(own.requests).toEqual([])
})

/** Something that is refused until the member agrees. */
function Deposit() {
  const body = { requestId: crypto.randomUUID(), method: 'promptpay', amount: '100' }
  const { mutate } = useMutation({ mutationFn: () => call(requestDeposit, { body }) })
  return (
    <button type="button" onClick={() => mutate()}>
      Deposit
    </button>
  )
}
