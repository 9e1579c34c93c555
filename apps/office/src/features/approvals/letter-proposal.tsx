import { letterDraft } from '@sanuk/contracts/office-messages'
import * as z from 'zod/mini'
import { LetterShown } from '../../components/letter-shown.tsx'
import type { Proposal } from './approvals.ts'

const sending = z.object({ draft: letterDraft })

/** A letter as members would find it. */
export function LetterProposal({ proposal: { details } }: { proposal: Proposal }) {
  return <LetterShown letter={sending.parse(details).draft} />
}
