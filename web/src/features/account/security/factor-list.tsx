import type { Security } from '#session/use-security.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { alertIcon, mailIcon, memberIcon, shieldIcon } from '#ui/icons/icons.ts'
import { bellIcon } from '#ui/icons/late-icons.ts'
import { lockIcon, phoneIcon } from '#ui/icons/page-icons.ts'
import { ButtonRow, List } from '#ui/list.tsx'
import type { Subject } from './subject.ts'
import styles from './factor-list.module.css'

/** The member's second factors; each row opens its sheet. */
export const FactorList = ({ security, onChoose }: { security: Security; onChoose: (subject: Subject) => void }) => {
  const t = useTexts('security')
  const format = useFormat()
  const { factors, channels, alwaysAsk, recoveryCodes } = security
  const { mobile, email, authenticator, payeeName } = factors
  const hasAny = mobile !== null || email !== null || authenticator || payeeName !== null || security.passkeys.list.length > 0
  const detail = (value: string | null) => (value === null ? t('not_set') : <bdi>{value}</bdi>)
  return (
    <div className={styles.factors}>
      {!hasAny && (
        <p className={styles.hint}>
          <Icon glyph={alertIcon} />
          <span>{t('no_factor')}</span>
        </p>
      )}
      <List heading={t('factors')}>
        {(channels.email || email !== null) && (
          <ButtonRow glyph={mailIcon} title={t('email')} detail={detail(email)} onClick={() => onChoose('email')} />
        )}
        {(channels.sms || mobile !== null) && (
          <ButtonRow glyph={phoneIcon} title={t('mobile')} detail={detail(mobile)} onClick={() => onChoose('mobile')} />
        )}
        <ButtonRow glyph={shieldIcon} title={t('app')} detail={authenticator ? t('is_on') : t('not_set')} onClick={() => onChoose('authenticator')} />
        <ButtonRow glyph={memberIcon} title={t('payee_name')} detail={detail(payeeName)} onClick={() => onChoose('payeeName')} />
        {hasAny && (
          <ButtonRow
            glyph={lockIcon}
            title={t('recovery_codes')}
            detail={recoveryCodes > 0 ? t('recovery_codes_left', { number: format.number(recoveryCodes) }) : t('not_set')}
            onClick={() => onChoose('recoveryCodes')}
          />
        )}
        {hasAny && (
          <ButtonRow glyph={bellIcon} title={t('always_ask')} detail={alwaysAsk ? t('is_on') : t('is_off')} onClick={() => onChoose('alwaysAsk')} />
        )}
      </List>
    </div>
  )
}
