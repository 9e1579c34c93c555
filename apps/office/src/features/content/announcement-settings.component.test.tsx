import type { AnnouncementVersion } from '@sanuk/contracts/office-content'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { AnnouncementSettings } from './announcement-settings.tsx'

const FOR_ALL: AnnouncementVersion = {
  kind: 'announcement',
  from: null,
  until: null,
  title: {},
  content: {},
  execution: 'B',
  types: ['B'],
  toPhones: true,
}

function Settings() {
  const [version, setVersion] = useState(FOR_ALL)
  return (
    <>
      <h1>Announcement</h1>
      <AnnouncementSettings version={version} onChange={setVersion} fault={() => undefined} />
    </>
  )
}

test('an announcement for agents only says where it is shown, and is not sent to phones', async () => {
  await renderOfficePart(<Settings />, ['content.see', 'content.change'])
  const audience = page.getByRole('combobox', { name: 'Audience' })
  const toPhones = page.getByRole('checkbox', { name: 'Also send as a push notification' })
  await expect.element(toPhones).toBeChecked()
  await audience.click()
  await page.getByRole('option', { name: 'Agents only' }).click()
  await expect.element(audience).toHaveAccessibleDescription(/^Shown in the agent centre only/)
  await expect.element(toPhones).not.toBeChecked()
  await expect.element(toPhones).toBeDisabled()
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
  expect(await findAxeViolations()).toEqual([])
})
