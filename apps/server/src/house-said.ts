import type { Ground } from './house-ground.ts'
import { createContent } from './modules/content/index.ts'
import { createFeedback } from './modules/feedback/index.ts'
import type { Guard } from './modules/guard/index.ts'
import { createPictures } from './modules/pictures/index.ts'
import { createPush } from './modules/push/index.ts'

/** The rooms of what the brand says, and of what it is told. */
export function buildSaid({ databases, clock, log, ...ground }: Ground, { budgets }: Pick<Guard, 'budgets'>) {
  const { database } = databases
  const pictures = createPictures({ database })
  const content = createContent({ database, clock, findPictures: pictures.find })
  const feedback = createFeedback({ database, clock, budgets, pictures })
  const push = createPush({
    ...{ database, clock, log, budgets, installationSecret: ground.installationSecret },
    ...{ contact: ground.siteOrigin, standIn: ground.pushStandIn ?? null, newsForPhones: content.forPhones },
  })
  return { pictures, content, feedback, push }
}
