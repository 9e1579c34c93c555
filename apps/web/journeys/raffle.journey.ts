import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('the raffle shows the commitment and results of the draw and asks visitors to sign in for tickets', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/?panel=raffle')
  const dialog = page.getByRole('dialog', { name: say('raffle.title') })
  await expect(dialog.getByText(/[0-9a-f]{64}/)).toBeVisible()
  expect(await faultsOf(page, '[role="dialog"]')).toEqual([])
  await dialog.getByRole('tab', { name: say('raffle.results') }).click()
  await expect(dialog.getByRole('tabpanel')).toContainText(/\S/)
  await dialog.getByRole('tab', { name: say('raffle.own') }).click()
  await expect(dialog.getByText(say('raffle.sign_in'))).toBeVisible()
  expect(await faultsOf(page, '[role="dialog"]')).toEqual([])
})
