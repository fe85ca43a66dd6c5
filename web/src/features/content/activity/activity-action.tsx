import type { Activity } from '@foyer/contract/content/activities/activities-content'
import { useLinkage } from '#blocks/content/linkage/use-linkage.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Join } from './join.tsx'

/** The button of an open activity: it leads on, or the member takes part. */
export const ActivityAction = ({ activity }: { readonly activity: Activity }) => {
  const t = useTexts('activities')
  const way = useLinkage()(activity)
  if (way) {
    return (
      <ButtonLink href={way.href} instead={way.go} wide>
        {t('activity_go')}
      </ButtonLink>
    )
  }
  // A page that the merchant does not have.
  const leads = activity.url !== undefined || activity.vendor !== undefined
  return leads ? null : <Join id={activity.id} />
}
