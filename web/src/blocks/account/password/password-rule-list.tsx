import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Hidden } from '#ui/hidden.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { checkIcon, ringIcon } from '#ui/icons/page-icons.ts'
import { metRules, rulesWith, type PasswordRule } from './password-rules.ts'
import styles from './password-rule-list.module.css'

/** The rules of a new password, ticked while typing. `id` is for the field's `aria-describedby`. */
export const PasswordRuleList = ({ id, password, username }: { id: string; password: string; username: string | undefined }) => {
  const t = useTexts('identity')
  const { passwordMinLength } = useSettings().register
  const met = metRules(password, username, passwordMinLength)
  const words: Readonly<Record<PasswordRule, string>> = {
    length: t('password_rule_length', { count: passwordMinLength }),
    not_username: t('password_rule_not_username'),
  }
  return (
    <div id={id} className={styles.rules}>
      <p className={styles.title}>{t('password_rules')}</p>
      <ul className={styles.list}>
        {rulesWith(username).map(rule => (
          <li key={rule} className={classes(styles.rule, met[rule] && styles.met)}>
            <Icon glyph={met[rule] ? checkIcon : ringIcon} small />
            <span>{words[rule]}</span>
            <Hidden>: {t(met[rule] ? 'password_rule_met' : 'password_rule_unmet')}</Hidden>
          </li>
        ))}
      </ul>
    </div>
  )
}
