import type { Page } from '@playwright/test'

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
