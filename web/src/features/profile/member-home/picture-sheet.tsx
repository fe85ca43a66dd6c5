import useSWR from 'swr'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { Picture } from '#blocks/profile/profile-picture/picture.tsx'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useMember, type MemberInfo } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Sheet } from '#ui/windows/dialog.tsx'
import styles from './picture-sheet.module.css'

interface PictureSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly member: Pick<MemberInfo, 'userName' | 'profileIcon'>
}

/** The pictures that the merchant offers, and those that the member has from the point market; a tap chooses one. The first place takes the picture away. */
export const PictureSheet = ({ open, onClose, member: { userName, profileIcon: chosen } }: PictureSheetProps) => {
  const t = useTexts('profile')
  const shell = useTexts('shell')
  const { PROFILE_ICON_COUNT: count } = useSettings().gw
  const sells = useOffers()(paths.mall)
  const { request } = useRequest()
  const { refresh } = useMember()
  const { problem, run } = useSubmit()
  const session = useSession()
  const { data: mall } = useSWR(
    open && session && sells ? ['mall.overview', session.id] : null,
    () => request('mall.overview', {}, { alert: false }),
    { shouldRetryOnError: false },
  )
  const choose = (profileIcon: number | null) =>
    run(async () => {
      if (profileIcon !== chosen) await request('member.profileIcon', { profileIcon })
      refresh()
      onClose()
    })
  return (
    <Sheet open={open} title={t('picture_title')} closeLabel={shell('close')} onClose={onClose} atChosen>
      <FormProblem problem={problem} />
      <div className={styles.pictures}>
        {[null, ...Array.from({ length: count }, (_, index) => index + 1), ...(mall?.icons ?? [])].map(number => (
          <button
            key={number}
            type="button"
            className={styles.choice}
            aria-label={number === null ? t('picture_none') : t('picture_number', { number })}
            aria-pressed={number === chosen}
            onClick={() => void choose(number)}
          >
            {number === null ? [...userName][0]?.toUpperCase() : <Picture number={number} />}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
