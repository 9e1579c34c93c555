import { addContent, type ContentVersion, changeContent } from '@sanuk/contracts/office-content'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { CONTENT, type ContentEntry } from './content.ts'

/** Which draft the server has, as far as is known here. */
type Known = { readonly id: string; readonly revision: number }

/** What is being written, and its way to the server. Nothing is lost when that fails. */
export function useDraft(entry: ContentEntry | null, beginning: ContentVersion) {
  const doing = useDoing(CONTENT)
  const [version, setVersion] = useState(beginning)
  const [saved, setSaved] = useState(beginning)
  const known = useKnown(entry)
  const isDrafted = useRef(entry?.draft != null)
  const changed = version !== saved

  /** Keeps the draft; answers its id. */
  async function save(): Promise<string> {
    const draft = version
    if (known.current) {
      const { id, revision } = known.current
      const answer = await doing(() => call(changeContent, { params: { id }, body: { draft, revision } }))
      known.current = { id, revision: answer.revision }
    } else {
      known.current = await doing(() => call(addContent, { body: { draft } }))
    }
    isDrafted.current = true
    setSaved(draft)
    return known.current.id
  }

  return {
    ...{ version, change: setVersion, changed, save },
    /** The id of the draft as it stands; what is not yet kept is saved first. */
    idOfSaved: async () => (known.current && isDrafted.current && !changed ? known.current.id : await save()),
  }
}

/** Follows what happens elsewhere as long as the words stay those that were last seen: an approval changes none. */
function useKnown(entry: ContentEntry | null) {
  const known = useRef<Known | null>(entry && { id: entry.id, revision: entry.revision })
  const seen = useRef('')
  useEffect(() => {
    if (!entry || !known.current || entry.revision < known.current.revision) return
    const words = JSON.stringify(entry.draft ?? entry.published)
    if (entry.revision === known.current.revision) seen.current = words
    else if (words === seen.current) known.current = { id: entry.id, revision: entry.revision }
  }, [entry])
  return known
}
