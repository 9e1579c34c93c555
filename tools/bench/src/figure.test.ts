import { expect, test } from 'vitest'
import { median, takeFigure } from './figure.ts'

test('measures value and reference alternately and returns their medians', async () => {
  const order: string[] = []
  const values = [30, 10, 20]
  const figure = await takeFigure(
    {
      name: 'group.what',
      unit: 'things',
      reference: 'others',
      measure: async () => {
        order.push('value')
        return values.shift() ?? 0
      },
      measureReference: async () => {
        order.push('reference')
        return 8
      },
    },
    3,
  )
  expect(order).toEqual(['reference', 'value', 'reference', 'value', 'reference', 'value'])
  expect(figure).toMatchObject({ value: 20, referenceValue: 8, ratio: 2.5, runs: 3 })
})

test('the median ignores an outlier', () => {
  expect(median([1000, 2, 1])).toBe(2)
})
