import { i18n } from '@lingui/core'
import { supportLink } from '@sanuk/contracts/support'
import { notify } from '../toasts/toasts.ts'
import { call } from '../wire/call.ts'
import { faultText } from '../wire/fault-text.ts'

/** Sizes of the window, as the brand's owner set them: of a desk that is told who comes, and of any other. */
const SIGNED = 'popup,width=440,height=500'
const PLAIN = 'popup,width=440,height=750'

type Desk = {
  /** Where visitors are led. */
  readonly path: string
  /** On which pages the brand's customer service is. */
  readonly origins: readonly string[]
  readonly signedIn: boolean
}

/**
 * Opens the customer service in a window of its own. Whoever is signed in is led there by a link that the server signs; it
 * is followed only to one of the brand's own desks, and the window closes where there is none to be had.
 */
export async function openDesk({ path, origins, signedIn }: Desk): Promise<void> {
  if (!signedIn) {
    window.open(path, '_blank', `${PLAIN},noopener,noreferrer`)
    return
  }
  // Browsers open windows only at once; where it leads is known a moment later.
  const desk = window.open('', '_blank', SIGNED)
  if (!desk) return
  desk.opener = null
  try {
    const { link } = await call(supportLink)
    if (!origins.includes(new URL(link).origin)) throw new Error('the support link leads elsewhere')
    desk.location.replace(link)
  } catch (fault) {
    desk.close()
    notify(
      'error',
      faultText(fault, (word) => i18n._(word)),
    )
  }
}
