import { useState } from 'react'
import type { ServiceLink } from '#notices/customer-service/service-links.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ButtonRow, List } from '#ui/list.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'

const openLink = (url: string): void => window.location.assign(url)

interface ServiceButtonProps {
  readonly links: readonly ServiceLink[]
  readonly label: string
  readonly look: 'primary' | 'quiet'
}

/** A single entry opens directly; several open a list (spec 2 §2, Blocked-domain notice). */
export const ServiceButton = ({ links, label, look }: ServiceButtonProps) => {
  const t = useTexts('shell')
  const [choosing, setChoosing] = useState(false)
  const [only, ...more] = links
  if (!only) return null
  if (more.length === 0)
    return (
      <ButtonLink look={look} wide href={only.url} instead={() => openLink(only.url)}>
        {label}
      </ButtonLink>
    )
  return (
    <>
      <Button look={look} wide onClick={() => setChoosing(true)}>
        {label}
      </Button>
      <Sheet open={choosing} title={t('services')} closeLabel={t('close')} onClose={() => setChoosing(false)}>
        <List>
          {links.map(({ title, url }) => (
            <ButtonRow key={`${title} ${url}`} title={title} onClick={() => openLink(url)} />
          ))}
        </List>
      </Sheet>
    </>
  )
}
