import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { operatorLogout } from '@sanuk/contracts/operators'
import { RefusedError } from '@sanuk/wire/faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'wouter'
import { renderOfficePart } from '../components/office-part.fixture.tsx'
import { Notices } from '../shell/notices.tsx'
import { recentChoices, rememberChoice } from './recent-choices.ts'
import { currentToken, keepToken } from './token.ts'
import { useSessionEnd, useSignIn, useSignOut } from './use-session.ts'

const TOKEN = 'A'.repeat(43)

const refusedWith = (code: 'login_required' | 'not_found') =>
  new RefusedError({ success: false, code, message: code }, code === 'not_found' ? 404 : 401)

/** Shows where the office is, with buttons for what may become of its session. */
function Probe() {
  const [path] = useLocation()
  const endedBy = useSessionEnd()
  const signIn = useSignIn()
  const signOut = useSignOut()
  return (
    <>
      <p>{`at ${path}`}</p>
      <button type="button" onClick={() => signIn(TOKEN)}>
        Sign in
      </button>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      <button type="button" onClick={() => [1, 2, 3].map(() => endedBy(refusedWith('login_required')))}>
        Be refused
      </button>
      <button type="button" onClick={() => endedBy(refusedWith('not_found'))}>
        Find nothing
      </button>
      <Notices />
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('calls refused for want of a session end it here, with one notice, and lead to the sign-in', async () => {
  keepToken(TOKEN)
  await renderOfficePart(<Probe />, [])
  await press('Be refused')
  await expect.element(page.getByText('at /login')).toBeVisible()
  expect(page.getByText('Your session has ended. Please sign in again.').elements()).toHaveLength(1)
  expect(currentToken()).toBeNull()
})

test('any other refusal leaves the session as it is', async () => {
  keepToken(TOKEN)
  await renderOfficePart(<Probe />, [])
  await press('Find nothing')
  await expect.element(page.getByText('at /', { exact: true })).toBeVisible()
  expect(currentToken()).toBe(TOKEN)
})

test('signing out ends the session on the server, and forgets the token and all that was read', async () => {
  keepToken(TOKEN)
  rememberChoice({ to: '/members/7', kind: 'members', label: 'mali' })
  const ended = answerCall(operatorLogout, { value: {} })
  const queries = await renderOfficePart(<Probe />, [])
  queries.setQueryData(['secret'], 'Mali')
  await press('Sign out')
  await expect.element(page.getByText('at /login')).toBeVisible()
  expect(ended.requests.length).toBe(1)
  expect(currentToken()).toBeNull()
  expect(queries.getQueryData(['secret'])).toBeUndefined()
  expect(recentChoices()).toEqual([])
})

test('signing out without the network still ends the session in the tab', async () => {
  keepToken(TOKEN)
  answerCall(operatorLogout, 'network fault')
  await renderOfficePart(<Probe />, [])
  await press('Sign out')
  await expect.element(page.getByText('at /login')).toBeVisible()
  expect(currentToken()).toBeNull()
})

test('signing in keeps the token and opens the page that was asked for', async () => {
  history.replaceState({ wanted: '/deposits?queue=held' }, '')
  await renderOfficePart(<Probe />, [])
  await press('Sign in')
  await expect.element(page.getByText('at /deposits')).toBeVisible()
  expect(currentToken()).toBe(TOKEN)
})
