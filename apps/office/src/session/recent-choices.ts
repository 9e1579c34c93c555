import * as z from 'zod/mini'

/** Something that was chosen to be opened. `label` is empty for pages of the menu, which have words. */
const choice = z.strictObject({
  to: z.string().check(z.startsWith('/')),
  kind: z.string(),
  label: z.string(),
})
export type RecentChoice = z.output<typeof choice>

const KEY = 'recent'
const MAX = 6

/** What was chosen last in this tab, the newest first. */
export function recentChoices(): readonly RecentChoice[] {
  try {
    return z.array(choice).parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
  } catch {
    // Written by another version of the office.
    return []
  }
}

export function rememberChoice(chosen: RecentChoice): void {
  const others = recentChoices().filter(({ to }) => to !== chosen.to)
  sessionStorage.setItem(KEY, JSON.stringify([chosen, ...others].slice(0, MAX)))
}

/** Choices name members: they end with the session. */
export function forgetChoices(): void {
  sessionStorage.removeItem(KEY)
}
