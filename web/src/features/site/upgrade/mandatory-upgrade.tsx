import { useId } from 'react'
import { AppIcon } from '#blocks/site/install/app-face.tsx'
import { Offer } from '#blocks/site/install/offer.tsx'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/windows/modal.tsx'
import { useUpgrade } from './use-upgrade.ts'

/** The mandatory upgrade, which cannot be closed. */
export const MandatoryUpgrade = ({ open }: { readonly open: boolean }) => {
  const { title, text, label, update } = useUpgrade()
  const id = useId()
  return (
    <Modal placement="centre" role="alertdialog" open={open} closable={false} onClose={() => undefined} titleId={`${id}-title`} textId={`${id}-text`}>
      <Offer id={id} title={title} text={text} picture={<AppIcon large />}>
        {update && (
          <Button wide onClick={update}>
            {label}
          </Button>
        )}
      </Offer>
    </Modal>
  )
}
