import type { ProofWay, SignInOutcome } from '@sanuk/contracts/identity'
import type { FindMember, Member } from '#platform/capabilities/member'
import type { Visit } from '#platform/capabilities/visit'
import { Refusal } from '#platform/refusal'
import type { LetIn } from './let-in.ts'
import type { Answer, Begun, Proofs } from './proofs.ts'
import type { Ticket, Tickets } from './tickets.ts'

type Needs = {
  readonly members: { readonly find: FindMember }
  readonly tickets: Tickets
  readonly proofs: Proofs
  readonly letIn: LetIn
}

/** Goes on with sign-ins that wait for one more proof. Refuses with `ticket_invalid`. */
export function createProve({ members, tickets, proofs, letIn }: Needs) {
  const offered = async (ticket: Ticket, way: ProofWay): Promise<Member> => {
    const member = await members.find(ticket.member)
    if (!member) throw new Refusal('ticket_invalid')
    await proofs.demandOffered(member, way, ticket)
    return member
  }
  return {
    /** Sends what is to be answered, or makes the question. */
    begin: async ({ ticket, way }: { ticket: string; way: ProofWay }, visit: Visit): Promise<Begun> => {
      const said = await tickets.read(ticket, 'prove')
      return proofs.begin(way, await offered(said, way), visit)
    },
    finish: async (wish: Answer & { ticket: string; way: ProofWay }, visit: Visit): Promise<SignInOutcome> => {
      const said = await tickets.attempt(wish.ticket, 'prove')
      const member = await offered(said, wish.way)
      await proofs.check(wish.way, member, { answer: wish, visit })
      await tickets.spend(wish.ticket)
      return letIn(member, { way: said.way, remember: said.remember, proved: true }, visit)
    },
  }
}
