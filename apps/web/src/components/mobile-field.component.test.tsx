import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { whitelabel } from '@sanuk/contracts/system'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOnSite, say } from '../site-part.fixture.tsx'
import { MobileField } from './mobile-field.tsx'

/** A number of which `data-dialling` and `data-number` show what goes out. */
function Mobile() {
  const [dialling, setDialling] = useState('855')
  const [number, setNumber] = useState('')
  return (
    <MobileField
      dialling={dialling}
      onDialling={setDialling}
      error={undefined}
      input={{
        value: number,
        onChange: ({ target }) => setNumber(target.value),
        ...{ 'data-dialling': dialling, 'data-number': number },
      }}
    />
  )
}

async function renderMobile() {
  answerCall(whitelabel, 'no reply yet')
  await renderOnSite(<Mobile />, { rooms: ['identity'] })
  return page.getByLabelText(say('identity.mobile'), { exact: true })
}

test('MobileField: a whole international number chooses its country and leaves the rest', async () => {
  const field = await renderMobile()
  for (const whole of ['+66 81-234-5678', '0066812345678', '+๖๖ ๘๑ ๒๓๔ ๕๖๗๘']) {
    await field.fill(whole)
    await expect.element(field).toHaveValue('812345678')
    await expect.element(field).toHaveAttribute('data-dialling', '66')
    await field.fill('')
  }
  await expect.element(page.getByText('+66', { exact: true })).toBeInTheDocument()
})

test('MobileField: a number typed with its country’s code does not show the code twice', async () => {
  const field = await renderMobile()
  await field.click()
  await userEvent.keyboard('+66812345678')
  await expect.element(field).toHaveValue('812345678')
  await field.fill('081 234 5678')
  await expect.element(field).toHaveAttribute('data-number', '081 234 5678')
})
