// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Form, keepTyped, type FormValues } from './form.tsx'

const sent = vi.fn<(values: FormValues) => void>()
let place: HTMLElement
let root: ReturnType<typeof hydrateRoot>

/** What React knows of the field stands below it. */
const Page = () => {
  const [name, setName] = useState('')
  return (
    <Form onSubmit={(_, values) => sent(values)}>
      <input name="name" value={name} onChange={event => setName(event.target.value)} />
      <p>{name}</p>
    </Form>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  place.innerHTML = renderToString(<Page />)
  document.body.append(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  sent.mockReset()
  vi.unstubAllGlobals()
})

const type = (text: string): void => {
  const field = place.querySelector('input')
  if (field) field.value = text
}
/** As `app/entry-client` does; `meanwhile` is what happens from then until React has the form. */
const comeAlive = async (meanwhile = () => {}): Promise<void> => {
  keepTyped(place)
  meanwhile()
  await act(async () => (root = hydrateRoot(place, <Page />)))
}
const known = () => [place.querySelector('input')?.value, place.querySelector('p')?.textContent]

test('what was typed before the app runs reaches it', async () => {
  type('lantern')
  await comeAlive()
  expect(known()).toEqual(['lantern', 'lantern'])
  expect(sent).not.toHaveBeenCalled()
})

test('what is typed while the app begins to run reaches it too', async () => {
  type('lan')
  await comeAlive(() => type('lantern'))
  expect(known()).toEqual(['lantern', 'lantern'])
})

test('a form that was sent before the app runs is sent once, with what was typed', async () => {
  type('lantern')
  const form = place.querySelector('form')
  if (form) window.heldForm = form
  await comeAlive()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'lantern' })
  expect(window.heldForm).toBeUndefined()
})
