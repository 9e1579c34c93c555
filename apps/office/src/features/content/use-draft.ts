import { addContent, type ContentVersion, changeContent } from '@sanuk/contracts/office-content'
import { useRef, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { CONTENT, type ContentEntry } from './content.ts'

/** What is being written, and its way to the server. Nothing is lost when that fails. */
export function useDraft(entry: ContentEntry | null, beginning: ContentVersion) {
  const doing = useDoing(CONTENT)
  const [version, setVersion] = useState(beginning)
  const [saved, setSaved] = useState(beginning)
  const at = useRef(entry && { id: entry.id, revision: entry.revision })
  const changed = version !== saved

  /** Keeps the draft; answers its id. */
  async function save(): Promise<string> {
    const draft = version
    const known = at.current
    if (known) {
      const { id, revision } = known
      const answer = await doing(() => call(changeContent, { params: { id }, body: { draft, revision } }))
      at.current = { id, revision: answer.revision }
    } else {
      at.current = await doing(() => call(addContent, { body: { draft } }))
    }
    setSaved(draft)
    return at.current.id
  }

  return {
    ...{ version, change: setVersion, changed, save },
    /** The id of the draft as it stands; what has changed is saved first. */
    idOfSaved: async () => (at.current && !changed ? at.current.id : await save()),
    /** What was written may go. */
    letGo: () => setSaved(version),
  }
}
