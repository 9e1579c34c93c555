import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { whitelabel } from '@sanuk/contracts/system'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { renderOnSite } from '../../site-part.fixture.tsx'
import { useTypeOptions } from './links/use-type-options.ts'
import { AccountBadges } from './team/account-badges.tsx'

function TypeNames() {
  const options = useTypeOptions([0, 2, 41])
  return (
    <>
      <p>{options.map(({ label }) => label).join(', ')}</p>
      <section aria-label="In the team">
        <AccountBadges account={{ type: 41, state: 'active' }} />
      </section>
    </>
  )
}

test('types of agents have the names that the brand gave them, and their usual names where it gave none', async () => {
  const names = { th: 'หัวหน้าสาย', en: 'Team lead' }
  answerCall(whitelabel, { value: aBrand({ agentTypeNames: [{ type: 41, names }] }) })
  await renderOnSite(<TypeNames />, { rooms: ['agent-centre'] })
  await expect.element(page.getByText('Member, Agent, Team lead')).toBeVisible()
  await expect.element(page.getByRole('region')).toMatchTextContent(/^Team lead$/)
})
