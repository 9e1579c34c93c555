import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const file = new URL('../../../packages/contracts/attacks/rich-text.json', import.meta.url)
const { vectors }: { vectors: readonly { html: string }[] } = JSON.parse(readFileSync(file, 'utf8'))

export const both = (text: string) => ({ th: text, en: text })
/** But for characters that no text has, and that are refused wherever one comes in. */
const all = vectors.map(({ html }) => html).filter((html) => /^[\P{C}\p{Cf}\s]*$/u.test(html))
export const short = all.filter((html) => html.length <= 160)
/** Each apart, so that none swallows the next, and some in one text. */
const AT_ONCE = 80
export const texts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
  all
    .slice(at * AT_ONCE, (at + 1) * AT_ONCE)
    .map((html) => `<div>${html}</div>`)
    .join('<p>alert</p>'),
)

/** Everything an attack of the collection would call, counted. */
export async function countExecutions(page: Page): Promise<() => Promise<readonly string[]>> {
  const done: string[] = []
  await page.exposeFunction('noteExecution', (what: string) => void done.push(what))
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'noteExecution')
    const names = ['alert', 'confirm', 'prompt', 'print', 'xssed', 'logChr', 'lol', 'xss']
    for (const name of names) Object.assign(window, { [name]: (...said: unknown[]) => note(`${name}(${said})`) })
  })
  page.on('dialog', (dialog) => {
    done.push(dialog.message())
    dialog.dismiss()
  })
  return async () => done
}

/** Presses, points at and focuses all there is in the texts: many attacks wait for that. */
export async function provoke(page: Page, part: string): Promise<void> {
  await page.locator(part).evaluateAll((parts) => {
    for (const each of parts.flatMap((one) => [one, ...one.querySelectorAll('*')])) {
      for (const name of ['mouseover', 'pointerenter', 'focus', 'load', 'error', 'toggle', 'animationstart', 'wheel']) {
        each.dispatchEvent(new Event(name, { bubbles: true }))
      }
      if (each instanceof HTMLElement && !each.closest('a')) each.click()
    }
  })
}

/** Attributes and elements that no text of ours has, in what the page shows of it. */
export const strangersIn = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluateAll((parts) =>
      parts.flatMap((one) =>
        [...one.querySelectorAll('*')].flatMap((each) => [
          ...(/^(script|style|iframe|object|embed|form|input|button|svg|math|base|meta|link|template)$/i.test(
            each.tagName,
          )
            ? [each.outerHTML]
            : []),
          ...[...each.attributes].filter(({ name }) => /^on|^style$|^srcdoc$/i.test(name)).map(({ name }) => name),
          ...(/^\s*(javascript|data|vbscript):/i.test(each.getAttribute('href') ?? '') ? [each.outerHTML] : []),
        ]),
      ),
    )
