import { MESSAGE_DAYS } from '@sanuk/contracts/messages'
import type { Log } from '@sanuk/host/log'
import type { FindMember } from '#platform/capabilities/member'
import type { CountMembers, IdsOfUsernames } from '#platform/capabilities/member-audience'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { createBox } from './box.ts'
import { createLetters } from './letters.ts'
import { createBoxStore } from './store/box.ts'
import { createLetterStore } from './store/letters.ts'
import type { BoxRow, Letter } from './store/rows.ts'
import { createTell } from './tell.ts'

export type { BoxRow, Letter }

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly members: {
    readonly find: FindMember
    readonly countMembers: CountMembers
    readonly idsOfUsernames: IdsOfUsernames
  }
  /** Tells the member's open pages that their box changed. */
  readonly announce: (member: string) => Promise<void>
  readonly cleanHtml: (html: string) => string
}

export type Messages = ReturnType<typeof createMessages>

/** Members' boxes: letters that operators write to one or to many, and what the platform tells one member. */
export function createMessages(needs: Needs) {
  const store = createBoxStore(needs.database)
  const common = { ...needs, store, findMember: needs.members.find }
  return {
    box: createBox(common),
    tell: createTell(common),
    /** Forgets notes that lie in no box any more. */
    forgetOld: () => store.forgetNotes(new Date(needs.clock().getTime() - MESSAGE_DAYS * 24 * 3600 * 1000)),
    letters: createLetters({ ...needs, store: createLetterStore(needs.database) }),
  }
}
