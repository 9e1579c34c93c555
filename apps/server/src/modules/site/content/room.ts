import { defineRoom } from '#platform/room'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Pictures } from '../pictures/index.ts'
import type { System } from '../system/index.ts'
import { beginLegal, beginMissingLegal, type Content, createContent } from './index.ts'
import { contentOfficeRoutes } from './office-routes.ts'
import { contentRoutes } from './routes.ts'

type Below = { readonly pictures: Pick<Pictures, 'find'>; readonly system: Pick<System, 'registry'> }
type Site = { readonly content: Content }
type Office = Site & { readonly pictures: Pictures; readonly approvals: Approvals }

export const contentRoom = defineRoom({
  name: 'content',
  build: ({ pictures, system }: Below, { database, clock }) => ({
    ...createContent({ database, clock, findPictures: pictures.find }),
    addMissingLegal: beginMissingLegal({ database, clock, brands: system.registry.list }),
  }),
  site: (serve, { content }: Site) => contentRoutes(serve, { content }),
  office: (serve, { content, pictures, approvals }: Office, { clock }) => {
    contentOfficeRoutes(serve, { content, pictures, approvals, clock })
  },
  jobs: ({ addMissingLegal }) => [{ name: 'content-add-missing-legal', every: '*/5 * * * *', work: addMissingLegal }],
  proposals: ({ publishing }) => ({ 'content.publish': publishing.publish }),
  beginBrand: beginLegal,
})
