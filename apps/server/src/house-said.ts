import type { Ground } from './house-ground.ts'
import { letterNews } from './house-letters.ts'
import { moneyNews } from './house-news.ts'
import { beginMissingLegal, createConsent, createContent } from './modules/content/index.ts'
import { createDocuments } from './modules/documents/index.ts'
import { createFeedback } from './modules/feedback/index.ts'
import type { Guard } from './modules/guard/index.ts'
import type { Members } from './modules/members/index.ts'
import type { Messages } from './modules/messages/index.ts'
import { createPictures } from './modules/pictures/index.ts'
import { createPush } from './modules/push/index.ts'
import type { System } from './modules/system/index.ts'

type People = {
  readonly guard: Pick<Guard, 'budgets'>
  readonly members: Members
  readonly messages: Messages
  readonly system: Pick<System, 'registry'>
}

/** The rooms of what the brand says, and of what it is told. */
export function buildSaid({ databases, clock, log, ...ground }: Ground, { guard, members, messages, system }: People) {
  const { budgets } = guard
  const { database } = databases
  const pictures = createPictures({ database, secrets: pictureSecrets(ground) })
  const content = createContent({ database, clock, findPictures: pictures.find })
  const consent = createConsent({ database, clock, members })
  const addMissingLegal = beginMissingLegal({ database, clock, brands: system.registry.list })
  const feedback = createFeedback({ database, clock, budgets, pictures })
  const push = createPush({
    ...{ database, clock, log, budgets, installationSecret: ground.installationSecret },
    outgoing: ground.outgoing,
    ...{ contact: ground.siteOrigin, standIn: ground.pushStandIn ?? null, newsForPhones: content.forPhones },
  })
  const documents = createDocuments({
    ...{ database, clock, budgets, pictures },
    tellDecided: async (document) => {
      await moneyNews(ground.live).documents(document.member)
      await letterNews(messages).document(document)
    },
  })
  return { pictures, documents, content, consent, addMissingLegal, feedback, push }
}

/** The installation's own secret is the last: what it sealed is opened for as long as there is any. */
const pictureSecrets = ({ pictureKeys = [], installationSecret }: Partial<Ground>) => [
  ...pictureKeys,
  ...(installationSecret === undefined ? [] : [{ id: 'installation', secret: installationSecret }]),
]
