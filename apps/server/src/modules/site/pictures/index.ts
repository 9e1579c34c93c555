import { createHash, randomUUID } from 'node:crypto'
import type { Picture } from '#platform/capabilities/stored-pictures'
import { type Database, inTransaction } from '#platform/database'
import { createEnvelopes, type NamedSecret } from '#platform/envelopes'
import { createClosedFiles } from './closed-files.ts'
import { createPictureStore, type PictureRecord } from './store.ts'
import { hashPixels, readBase64, type Width, writeAnew, writeSquare } from './write-anew.ts'

export type Pictures = ReturnType<typeof createPictures>

/** Widths of what is shown on pages: a phone's, twice that, the content's, and that on a fine screen. */
const OPEN_WIDTHS = [390, 780, 1240, 1860]
/** Of what operators look at. */
const CLOSED_WIDTHS = [1600]
/** A portrait in a list, and above a page on a fine screen. */
const AVATAR_WIDTHS = [96, 192]

type Needs = {
  readonly database: Database
  /** Under which closed pictures are sealed: the first seals, the others open what was sealed before. */
  readonly secrets: readonly NamedSecret[]
}

/** Pictures that people put in. */
export function createPictures({ database, secrets }: Needs) {
  const store = createPictureStore(database)
  const closed = createClosedFiles({ database, store, envelopes: createEnvelopes(secrets, 'Sanuk closed pictures') })
  const add = (brand: string, written: readonly Width[], open: boolean): Promise<PictureRecord> => {
    const files = written.map(({ width, bytes }) => ({
      width,
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex'),
    }))
    const { width = 0, height = 0 } = written.at(-1) ?? {}
    const id = randomUUID()
    return inTransaction(database, async (transaction) => {
      for (const { hash, bytes } of files) {
        const kept = open ? bytes : closed.sealed(bytes, { brand, hash })
        await store.addFile(transaction, { brand, hash, open, kept })
      }
      const kept = { id, width, height, files: files.map(({ width: wide, hash }) => ({ width: wide, hash })) }
      await store.add(transaction, { ...kept, brand })
      return kept
    })
  }
  /** Refuses with the codes of `PICTURE_REFUSALS`. */
  const keep = async (brand: string, image: string, open: boolean): Promise<PictureRecord> =>
    add(brand, await writeAnew(readBase64(image), open ? OPEN_WIDTHS : CLOSED_WIDTHS), open)
  return {
    /** For pages, from base64. Refuses with the codes of `PICTURE_REFUSALS`. */
    keepOpen: async (brand: string, image: string): Promise<{ id: string; picture: Picture }> => {
      const kept = await keep(brand, image, true)
      return { id: kept.id, picture: pictureOf(kept) }
    },
    /** A portrait: a square, small, and open as those of pages are; answers its id. Refuses likewise. */
    keepAvatar: async (brand: string, image: string): Promise<string> => {
      return (await add(brand, await writeSquare(readBase64(image), AVATAR_WIDTHS), true)).id
    },
    /** SHA-256 of what a picture in base64 shows, whatever file it comes in. Refuses likewise. */
    hashPixels: (image: string): Promise<string> => hashPixels(readBase64(image)),
    /** For operators' eyes only; answers its id. */
    keepClosed: async (brand: string, image: string): Promise<string> => (await keep(brand, image, false)).id,
    /** Pictures by their ids; those that the brand does not have are missing. */
    find: async (brand: string, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> =>
      new Map((await store.find(brand, ids)).map((kept) => [kept.id, pictureOf(kept)])),
    /** The bytes of pictures that are not open, the largest file of each. */
    closedBytes: async (brand: string, ids: readonly string[]): Promise<Buffer[]> => {
      const kept = await store.find(brand, ids)
      const files = await Promise.all(kept.map((one) => store.fileOf(brand, one.files.at(-1)?.hash ?? '', false)))
      return files.flatMap((file) => (file ? [closed.opened(file)] : []))
    },
    openFile: async (brand: string, hash: string): Promise<Buffer | null> => {
      const file = await store.fileOf(brand, hash, true)
      return file && closed.opened(file)
    },
    sealOthers: closed.sealOthers,
  }
}

function pictureOf({ width, height, files }: PictureRecord): Picture {
  return { width, height, webp: files.map((file) => `/pictures/${file.hash}.webp ${file.width}w`).join(', ') }
}
