import { IDENTITY_PICTURES } from '@foyer/contract/identity-checks/identity-check-facts'
import { useRef, useState } from 'react'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { PictureField } from '#blocks/photo/picture-field.tsx'
import { newClientId } from '#device/client-id.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useContent } from '#merchant/use-parts.ts'
import { showAlert, showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'

/** Which document, its pictures, and the button that sends them. */
export const DocumentForm = ({ onSent }: { readonly onSent: () => void }) => {
  const t = useTexts('identitycheck')
  const feedback = useTexts('feedback')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const content = useContent('identityChecks')
  const documents = content?.documents ?? []
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const { wrong, mark, clear } = useWrongFields<'document'>()
  const [pictures, setPictures] = useState<string[]>([])
  // Sending the same again, because no answer came, keeps the id: it is stored once.
  const tried = useRef({ content: '', clientId: '' })

  const send = (document: (typeof documents)[number]) =>
    run(async () => {
      const key = JSON.stringify([document, pictures])
      if (tried.current.content !== key) tried.current = { content: key, clientId: newClientId() }
      await request('identity.send', { clientId: tried.current.clientId, document, pictures })
      showToast(t('sent'))
      onSent()
    })

  return (
    <Form
      onSubmit={(form, values) => {
        const document = documents.find(known => known === values['document'])
        if (!mark(form, { document: document ? undefined : errors('required') }) || !document) return
        if (pictures.length === 0) showAlert(t('pictures_hint'))
        else void send(document)
      }}
    >
      <SelectField
        name="document"
        label={t('document')}
        placeholder={t('document_choose')}
        choices={documents.map(document => ({ value: document, label: t(`doc_${document}`) }))}
        error={wrong.document ?? null}
        onChange={() => clear('document')}
      />
      <PictureField pictures={pictures} most={IDENTITY_PICTURES} hint={t('pictures_hint')} onChange={setPictures} />
      <FormProblem problem={problem} />
      <Button type="submit" wide busy={processing} busyLabel={shell('loading')}>
        {feedback('send')}
      </Button>
    </Form>
  )
}
