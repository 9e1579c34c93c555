import { expect, onTestFinished, test } from 'vitest'
import { renderOnSite } from '../site-part.fixture.tsx'
import { keptInvitation, noteInvitation } from './invitation.ts'
import { describeSession, endSession, startSession } from './session.ts'
import { useInvitationEnd } from './use-invitation-end.ts'

function Part() {
  useInvitationEnd()
  return null
}

const address = () => `${location.pathname}${location.search}`

test('an invitation stays in the address for visitors and guests, and goes once a member is signed in', async () => {
  onTestFinished(endSession)
  noteInvitation('?affiliateCode=FRIEND')
  await renderOnSite(<Part />, { path: '/promotions?affiliateCode=FRIEND&category=new' })
  startSession('a token')
  describeSession({ account: 'guest', type: 4 })
  expect([address(), keptInvitation()]).toEqual(['/promotions?affiliateCode=FRIEND&category=new', 'FRIEND'])
  describeSession({ account: 'nok', type: 0 })
  await expect.poll(address).toBe('/promotions?category=new')
  expect(keptInvitation()).toBeNull()
})
