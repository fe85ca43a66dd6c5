import { FEEDBACK_PICTURES, FEEDBACK_TEXT_LENGTH, FEEDBACK_TOPICS } from '@foyer/contract/support/feedback/feedback-limits'
import { useRef, useState } from 'react'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { PictureField } from '#blocks/photo/picture-field.tsx'
import { newClientId } from '#device/client-id.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { useTopicWords } from './use-topic-words.ts'

/** Topic, words and pictures of a feedback, and the button that sends it. */
export const FeedbackForm = ({ onSent }: { readonly onSent: () => void }) => {
  const t = useTexts('feedback')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const topics = useTopicWords()
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const { wrong, mark, clear } = useWrongFields<'topic' | 'text'>()
  const [pictures, setPictures] = useState<string[]>([])
  // Sending the same again, because no answer came, keeps the id: it is stored once.
  const tried = useRef({ content: '', clientId: '' })

  const send = (form: HTMLFormElement, topic: (typeof FEEDBACK_TOPICS)[number], text: string) =>
    run(async () => {
      const content = JSON.stringify([topic, text, pictures])
      if (tried.current.content !== content) tried.current = { content, clientId: newClientId() }
      await request('feedback.send', { clientId: tried.current.clientId, topic, text, pictures })
      tried.current = { content: '', clientId: '' }
      form.reset()
      setPictures([])
      showToast(t('thanks'))
      onSent()
    })

  return (
    <Form
      onSubmit={(form, values) => {
        const topic = FEEDBACK_TOPICS.find(known => known === values['topic'])
        const text = (values['text'] ?? '').trim()
        const missing = errors('required')
        if (mark(form, { topic: topic ? undefined : missing, text: text === '' ? missing : undefined }) && topic) void send(form, topic, text)
      }}
    >
      <SelectField
        name="topic"
        label={t('topic')}
        placeholder={t('topic_choose')}
        choices={FEEDBACK_TOPICS.map(topic => ({ value: topic, label: topics[topic] }))}
        error={wrong.topic ?? null}
        onChange={() => clear('topic')}
      />
      <TextArea name="text" label={t('words')} maxLength={FEEDBACK_TEXT_LENGTH} error={wrong.text ?? null} onInput={() => clear('text')} />
      <PictureField pictures={pictures} most={FEEDBACK_PICTURES} hint={t('pictures_hint')} onChange={setPictures} />
      <FormProblem problem={problem} />
      <Button type="submit" wide busy={processing} busyLabel={shell('loading')}>
        {t('send')}
      </Button>
    </Form>
  )
}
