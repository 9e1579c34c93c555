/** What browsers that can install a site hand over; no standard, and only Chromium's have it. */
type InstallPrompt = Event & {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

type Installing = 'unknown' | 'offered' | 'installed'

const listeners = new Set<() => void>()
let prompt: InstallPrompt | undefined
let state: Installing = 'unknown'

function become(next: Installing): void {
  state = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer to install the site until somebody asks for it. To be called once, early. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    become('offered')
  })
  addEventListener('appinstalled', () => {
    prompt = undefined
    become('installed')
  })
}

/** Shows the browser's own question. An offer is good for one answer. */
export async function install(): Promise<void> {
  const asked = prompt
  prompt = undefined
  await asked?.prompt()
  const choice = await asked?.userChoice
  become(choice?.outcome === 'accepted' ? 'installed' : 'unknown')
}

export const installState = (): Installing => state

/** Hears of every change of `installState`. Answers how to stop that. */
export function watchInstallState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
