import { escapeHtml } from '#kernel/html.ts'

export const tag = (name: string, attributes: Readonly<Record<string, string | true | undefined>>): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : value === true ? [key] : [`${key}="${escapeHtml(value)}"`],
  )
  return `<${[name, ...written].join(' ')}>`
}

export const meta = (name: string, content: string, media?: string): string => (content ? tag('meta', { name, content, media }) : '')
export const link = (rel: string, href: string, more: Readonly<Record<string, string | true>> = {}): string => tag('link', { rel, href, ...more })
