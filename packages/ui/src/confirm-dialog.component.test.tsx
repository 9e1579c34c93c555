import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './confirm-dialog.tsx'

const FAULT = 'The bank is closed until 03:30'

/** A withdrawal that fails when `work` ends. */
function Withdrawal({ work, onCancel }: { readonly work: Promise<void>; readonly onCancel: () => void }) {
  const [open, setOpen] = useState(true)
  const [error, setError] = useState('')
  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        onCancel()
        setOpen(false)
      }}
      title="Withdraw?"
      cancelLabel="Cancel"
      confirmLabel="Withdraw ฿500.00"
      error={error}
      onConfirm={() => work.then(() => setError(FAULT))}
    >
      To your account ending 4321
    </ConfirmDialog>
  )
}

async function renderWithdrawal() {
  const work = Promise.withResolvers<void>()
  const cancel = vi.fn()
  await render(<Withdrawal work={work.promise} onCancel={cancel} />)
  const question = page.getByRole('alertdialog', { name: 'Withdraw?' })
  const confirm = question.getByRole('button', { name: 'Withdraw ฿500.00' })
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  return { question, confirm, cancel, fail: work.resolve }
}

test('ConfirmDialog: focuses Cancel and is not closed by a click outside', async () => {
  const { question, cancel } = await renderWithdrawal()
  await expect.element(question).toHaveAccessibleDescription('To your account ending 4321')
  const scrim = document.querySelector('[data-scrim]')
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true })
  expect(scrim?.isConnected).toBe(true)
  expect(cancel).not.toHaveBeenCalled()
  await expect.element(question).toBeVisible()
})

test('ConfirmDialog: cannot be closed while busy, shows the error, then closes on Escape', async () => {
  const { question, confirm, cancel, fail } = await renderWithdrawal()
  await confirm.click()
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(cancel).not.toHaveBeenCalled()

  fail()
  await expect.element(question.getByText(FAULT)).toBeVisible()
  await expect.element(confirm).not.toHaveAttribute('aria-busy')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(cancel).toHaveBeenCalledTimes(1)
})
