import { defineRoom } from '#platform/room'
import { createPictures, type Pictures } from './index.ts'
import { servePictures } from './serve-pictures.ts'

export const picturesRoom = defineRoom({
  name: 'pictures',
  // The installation's own secret is the last: what was sealed by it can be opened as long as it is there.
  build: (_below: object, { database, pictureKeys = [], installationSecret }) =>
    createPictures({
      database,
      secrets: [
        ...pictureKeys,
        ...(installationSecret === undefined ? [] : [{ id: 'installation', secret: installationSecret }]),
      ],
    }),
  mount: ({ site, office, gate }, { pictures }: { readonly pictures: Pictures }) => {
    servePictures(site, gate, pictures)
    servePictures(office, gate, pictures)
  },
  jobs: ({ sealOthers }) => [{ name: 'pictures-seal', every: '* * * * *', work: sealOthers }],
})
