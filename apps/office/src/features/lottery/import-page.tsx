import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Field } from '@sanuk/ui/field'
import { TextArea } from '@sanuk/ui/text-area'
import type { FormEvent } from 'react'
import { FileInput } from '../../components/file-input.tsx'
import { FormFault } from '../../components/form-fault.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { ImportLines } from './import-lines.tsx'
import styles from './lottery.module.css'
import { useResultFile } from './use-result-file.ts'

const EXAMPLE = 'thai-government,20261201,001234,012,345,678,901,07'

/** Takes results over from a file or from what is pasted, once it was seen what of it is new, equal, different or faulty. */
export function ImportPage() {
  const { _ } = useLingui()
  useTitle('office-lottery.import')
  const file = useResultFile()

  function preview(event: FormEvent) {
    event.preventDefault()
    file.preview()
  }

  return (
    <>
      <BackLink to="/lottery">{_('office-lottery.back')}</BackLink>
      <PageHead title={_('office-lottery.import')} note={_('office-lottery.import.note')}>
        {file.imported && (
          <Button look="outline" onClick={file.reset}>
            {_('office-lottery.import.again')}
          </Button>
        )}
      </PageHead>
      <div className={styles.page}>
        {!file.imported && (
          <Card>
            <form className={styles.form} onSubmit={preview}>
              <Field label={_('office-lottery.import.file')} hint={_('office-lottery.import.file.hint')}>
                <FileInput
                  accept=".csv,.txt,.json,text/csv,application/json"
                  disabled={file.busy}
                  onChange={file.choose}
                />
              </Field>
              <Field
                label={_('office-lottery.import.text')}
                hint={_('office-lottery.import.text.hint', { example: EXAMPLE })}
              >
                <TextArea
                  rows={6}
                  spellCheck={false}
                  value={file.text}
                  onChange={({ target }) => file.setText(target.value)}
                />
              </Field>
              <FormFault>{file.fault}</FormFault>
              <div className={styles.actions}>
                <Button type="submit" busy={file.busy} disabled={file.text.trim() === ''}>
                  {_('office-lottery.import.preview')}
                </Button>
              </div>
            </form>
          </Card>
        )}
        {file.lines && (
          <ImportLines
            lines={file.lines}
            isDone={file.imported}
            action={
              file.taken > 0 &&
              !file.imported && (
                <Button busy={file.busy} onClick={file.takeOver}>
                  {_('office-lottery.import.take', { count: file.taken })}
                </Button>
              )
            }
          />
        )}
      </div>
    </>
  )
}
