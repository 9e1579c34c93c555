import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { whitelabel } from '@sanuk/contracts/system'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { Gift, Shield, Trophy } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { Centre } from './centre.tsx'
import type { CentreEntry } from './centre-entry.ts'

type Name = 'account' | 'rewards' | 'missions'

const entries: readonly CentreEntry<Name>[] = [
  {
    name: 'account',
    word: 'member-centre.account',
    Icon: Shield,
    Page: ({ title }) => (
      <>
        {title}
        <p>What you have</p>
      </>
    ),
  },
  {
    name: 'rewards',
    word: 'member-centre.rewards',
    Icon: Gift,
    Page: ({ title }) => (
      <>
        {title}
        <p>What you get</p>
      </>
    ),
  },
  // The brand of this test has nothing switched on.
  { name: 'missions', word: 'member-centre.missions', Icon: Trophy, Page: () => null, module: 'MEMBER3' },
]

type ShownProps = { readonly opensAtMenu: boolean; readonly onClose: () => void }

function Shown({ opensAtMenu, onClose }: ShownProps) {
  const [name, setName] = useState<Name>('account')
  return (
    <Centre
      name={name}
      open
      title="The centre"
      entries={entries}
      head={<p>Somchai</p>}
      words={{ menu: 'Pages', backToMenu: 'Back to the menu' }}
      opensAtMenu={() => opensAtMenu}
      onChoose={setName}
      onClose={onClose}
    />
  )
}

async function renderCentre({ opensAtMenu = false } = {}) {
  answerCall(whitelabel, 'no reply yet')
  const onClose = vi.fn()
  await renderOnSite(<Shown opensAtMenu={opensAtMenu} onClose={onClose} />, { rooms: ['member-centre'] })
  return { onClose }
}

const entry = (word: 'account' | 'rewards' | 'missions') =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: say(`member-centre.${word}`) })

test('a centre shows its menu beside the page, marks the current entry and changes to another page', async () => {
  const { onClose } = await renderCentre()
  await expect.element(page.getByRole('dialog', { name: 'The centre' })).toBeVisible()
  await expect.element(page.getByText('Somchai')).toBeVisible()
  await expect.element(page.getByText('What you have')).toBeVisible()
  await expect.element(entry('account')).toHaveAttribute('aria-current', 'page')

  await entry('rewards').click()
  await expect.element(page.getByText('What you get')).toBeVisible()
  await expect.element(entry('rewards')).toHaveAttribute('aria-current', 'page')
  expect(page.getByText('What you have').query()).toBeNull()
  await expect.element(page.getByRole('heading', { name: say('member-centre.rewards') })).toBeVisible()

  await page.getByRole('button', { name: say('site.close') }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a centre leaves out pages that the brand has not switched on', async () => {
  await renderCentre()
  await expect.element(entry('rewards')).toBeVisible()
  expect(entry('missions').query()).toBeNull()
})

test('on a phone a centre shows menu or page, and one button leads back to the menu', async () => {
  await usePhone()
  await renderCentre({ opensAtMenu: true })
  await expect.element(entry('rewards')).toBeVisible()
  await expect.element(page.getByText('What you have')).not.toBeVisible()

  await entry('rewards').click()
  await expect.element(page.getByText('What you get')).toBeVisible()
  await expect.element(page.getByText('Somchai')).not.toBeVisible()
  await expect.element(page.getByRole('region', { name: say('member-centre.rewards') })).toHaveFocus()

  await page.getByRole('button', { name: 'Back to the menu' }).click()
  await expect.element(entry('account')).toBeVisible()
  await expect.element(page.getByText('What you get')).not.toBeVisible()
})

test('on a phone a centre that opens at a page shows the page first', async () => {
  await usePhone()
  await renderCentre()
  await expect.element(page.getByText('What you have')).toBeVisible()
  await expect.element(page.getByText('Somchai')).not.toBeVisible()
})
