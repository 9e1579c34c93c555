import type { letterDraft } from '@sanuk/contracts/office-messages'
import type { Fact } from '@sanuk/ui/facts'
import type * as z from 'zod/mini'
import type { Telling } from '../../components/cashier-term-facts.tsx'

type Needs = Pick<Telling, 'say'> & { readonly moment: (instant: string) => string }

/** To whom a letter would go, and from when until when it is shown. */
export function letterFacts({ audience, from, until }: z.output<typeof letterDraft>, { say, moment }: Needs): Fact[] {
  const ranks = audience.to === 'ranks' ? audience.ranks : []
  const to = [say(`office-messages.to.${audience.to}`), ...ranks.map((level) => say('office-messages.rank', { level }))]
  return [
    { name: say('approvals.message.to'), value: to.join(' · ') },
    ...(from ? [{ name: say('approvals.message.from'), value: moment(from) }] : []),
    ...(until ? [{ name: say('approvals.message.until'), value: moment(until) }] : []),
  ]
}
