import pg from 'pg'
import { createApp } from '../../../../tools/message-simulator/src/app.ts'
import { codeIn, openMessageBook } from '../../../../tools/message-simulator/src/message-book.ts'
import { openHouse } from '../house.fixture.ts'

/** The demo brand whose numbers are proved by Firebase, and its project. */
export const HOST = 'chandra.localhost'
const PROJECT = 'demo-chandra'

/** A house beside the real stand-in for Firebase, both by one clock. */
export async function openHouseWithFirebase() {
  const book = openMessageBook()
  let clock = () => new Date()
  const app = createApp(book, {
    keys: [{ id: 'k1', secret: 's'.repeat(32) }],
    now: () => clock().getTime(),
    logger: false,
  })
  const standIn = await app.listen({ host: '127.0.0.1', port: 0 })
  const house = await openHouse([], { firebaseStandIn: standIn })
  clock = house.clock

  const toolkit = async (name: string, content: object, project: string) => {
    const reply = await fetch(`${standIn}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=${project}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    })
    return JSON.parse(await reply.text())
  }
  return {
    ...house,
    standIn,
    /** Proves a number in E.164 as a page does, and answers the ID token. */
    prove: async (number: string, project = PROJECT): Promise<string> => {
      // Of one second, one person's tokens are the same.
      house.passTime(1000)
      const { sessionInfo } = await toolkit(
        'sendVerificationCode',
        { phoneNumber: number, recaptchaToken: 'r' },
        project,
      )
      const [message] = book.list(number)
      const signIn = { sessionInfo, code: message ? codeIn(message) : null }
      return (await toolkit('signInWithPhoneNumber', signIn, project)).idToken
    },
    asOwner: async (statement: string): Promise<void> => {
      const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
      await owner.connect()
      await owner.query(statement).finally(() => owner.end())
    },
    close: async () => {
      await app.close()
      await house.close()
    },
  }
}
