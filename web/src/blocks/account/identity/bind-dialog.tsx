import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import type { Identity } from './use-identity.ts'
import styles from './identity.module.css'

/** Offers 'login existing account', and 'register new' if the merchant lets identities register (spec 1 §4). */
export const BindDialog = ({ identity }: { identity: Identity }) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  return (
    <Dialog open={identity.choice !== null} title={t('bind_title')} closeLabel={shell('close')} onClose={identity.dismiss}>
      <div className={styles.choice}>
        <p className={styles.text}>{t('bind_text')}</p>
        <Button wide onClick={identity.loginExisting}>
          {t('bind_login')}
        </Button>
        {identity.captchas.register}
        {identity.mayRegister && (
          <Button look="quiet" wide busy={identity.processing} busyLabel={t('register_processing')} onClick={() => void identity.register()}>
            {t('bind_register')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
