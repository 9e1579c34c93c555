import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { Money } from '@sanuk/ui/money'
import { expect, test } from 'vitest'
import { textOf } from './text-of.ts'

test('textOf gives the text of nested elements', () => {
  const parts = ['12.50', '90']
  expect(
    textOf(
      <>
        {parts.map((part, at) => (
          <b key={part}>
            {at > 0 && ' · '}
            {part}
          </b>
        ))}{' '}
        {null}
        {7}
      </>,
    ),
  ).toBe('12.50 · 90 7')
})

test('textOf leaves out components', () => {
  expect(textOf(<Money amount={parseAmount('1')} currency={currency('THB')} />)).toBe('')
})
