/** For old web views and pages without a secure context, which have no clipboard API. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Inside the dialog if one is open, because then nothing else can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  // An iPhone selects nothing by `select`.
  field.setSelectionRange(0, text.length)
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}

/** Copies a text to the clipboard; false if the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
