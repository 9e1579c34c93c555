import type { ProofWay, SignInOutcome } from '@sanuk/contracts/identity'
import { Refusal } from '#platform/refusal'
import type { Member, Members } from '../../members/index.ts'
import type { LetIn } from './let-in.ts'
import type { Answer, Begun, Proofs } from './proofs.ts'
import type { Tickets } from './tickets.ts'
import type { Visit } from './visit.ts'
import type { Way } from './ways.ts'

type Needs = {
  readonly members: Pick<Members, 'find'>
  readonly tickets: Tickets
  readonly proofs: Proofs
  readonly letIn: LetIn
}

/** Goes on with sign-ins that wait for one more proof. Refuses with `ticket_invalid`. */
export function createProve({ members, tickets, proofs, letIn }: Needs) {
  const offered = async (id: string, way: ProofWay, signedInBy: Way): Promise<Member> => {
    const member = await members.find(id)
    if (!member) throw new Refusal('ticket_invalid')
    await proofs.demandOffered(member, way, signedInBy)
    return member
  }
  return {
    /** Sends what is to be answered, or makes the question. */
    begin: async ({ ticket, way }: { ticket: string; way: ProofWay }, visit: Visit): Promise<Begun> => {
      const said = await tickets.read(ticket, 'prove')
      return proofs.begin(way, await offered(said.member, way, said.way), visit)
    },
    finish: async (wish: Answer & { ticket: string; way: ProofWay }, visit: Visit): Promise<SignInOutcome> => {
      const { member: id, ...said } = await tickets.attempt(wish.ticket, 'prove')
      const member = await offered(id, wish.way, said.way)
      await proofs.check(wish.way, member, { answer: wish, visit })
      await tickets.spend(wish.ticket)
      return letIn(member, { ...said, proved: true }, visit)
    },
  }
}
