import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DayPlot } from './day-plot.tsx'
import { Plot, type PlotLook } from './plot.tsx'

test('Plot: is drawn again when the theme or the language of the page changes', async () => {
  const looks: { language: string; ink: string }[] = []
  const values: [number[], number[]] = [
    [0, 1],
    [3, 4],
  ]
  const draw = ({ language, colour }: PlotLook) => {
    looks.push({ language, ink: colour('--ink') })
    return { options: { scales: { x: { time: false } }, series: [{}, {}] }, data: values }
  }
  await render(<Plot drawn="the same values" height={100} draw={draw} />)
  expect(looks).toHaveLength(1)

  document.documentElement.dataset.theme = 'dark'
  await expect.poll(() => looks.length).toBe(2)
  document.documentElement.lang = 'th'
  await expect.poll(() => looks.length).toBe(3)

  expect(looks.map(({ language }) => language)).toEqual(['en', 'en', 'th'])
  expect(looks[1]?.ink).not.toBe(looks[0]?.ink)
  expect(document.querySelectorAll('canvas')).toHaveLength(1)
})

test('DayPlot: reports the day under the pointer, and null once the pointer has left', async () => {
  const onPoint = vi.fn()
  await render(
    <div data-testid="chart">
      <DayPlot days={['1 Nov', '2 Nov', '3 Nov']} values={[10, -4, 7]} onPoint={onPoint} />
      <button type="button">Elsewhere</button>
    </div>,
  )
  await page.elementLocator(document.querySelector('.u-over') ?? document.body).hover()
  await expect.poll(() => onPoint.mock.lastCall).toEqual([1])

  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await expect.poll(() => onPoint.mock.lastCall).toEqual([null])
})
