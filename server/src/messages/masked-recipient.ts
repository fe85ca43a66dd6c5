/** Enough to tell which number or address it was, and no more. */
export const maskedRecipient = (channel: 'sms' | 'email', recipient: string): string => {
  if (channel === 'sms') return `••• ${recipient.slice(-2)}`
  const [name = '', host = ''] = recipient.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}
