import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { ContentEntry } from './content.ts'

export type Picture = ContentEntry['pictures'][number]['picture']

type Shelf = {
  readonly find: (id: string | null | undefined) => Picture | undefined
  readonly keep: (id: string, picture: Picture) => void
}

const ShelfContext = createContext<Shelf>({ find: () => undefined, keep: () => undefined })

/** Pictures by their ids: versions name them and do not carry them. */
export const usePictureShelf = (): Shelf => use(ShelfContext)

type Props = { known: ContentEntry['pictures'] | undefined; children: ReactNode }

export function PictureShelf({ known = NONE, children }: Props) {
  const [added, setAdded] = useState<ReadonlyMap<string, Picture>>(new Map())
  const shelf = useMemo<Shelf>(() => {
    const all = new Map([...known.map(({ id, picture }) => [id, picture] as const), ...added])
    return {
      find: (id) => (id ? all.get(id) : undefined),
      keep: (id, picture) => setAdded((before) => new Map(before).set(id, picture)),
    }
  }, [known, added])
  return <ShelfContext value={shelf}>{children}</ShelfContext>
}

const NONE: ContentEntry['pictures'] = []
