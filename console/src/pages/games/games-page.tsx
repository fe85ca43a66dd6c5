import { useParams } from 'wouter'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import { SplitPage } from '#frame/split-page.tsx'
import { useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Nothing } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { WorkHead, WorkRow } from '#ui/work-list.tsx'
import { DrawDetail } from './draw-detail.tsx'
import { DrawList } from './draw-list.tsx'
import { Returns } from './returns.tsx'
import { RoundDetail } from './round-detail.tsx'
import { RoundList } from './round-list.tsx'

const parts = ['rounds', 'draws', 'returns'] as const

/** Rounds and draws from end to end, and what games and lotteries return. */
export const GamesPage = () => {
  const t = useTexts('games')
  const { part: named, merchant, id, more } = useParams<{ part?: string; merchant?: string; id?: string; more?: string }>()
  const part = parts.find(one => one === named) ?? 'rounds'
  const merchants = useMerchantsFor('games.read')
  const codes = merchants.map(({ code }) => code)
  const shown = part === 'returns' ? (merchant ?? codes[0]) : merchant
  const isOpen = part === 'returns' ? merchant !== undefined : merchant !== undefined && id !== undefined
  return (
    <SplitPage
      title={t('title')}
      open={isOpen}
      list={
        <>
          <WorkHead>
            <Tabs
              label={t('title')}
              current={pathTo('games', part)}
              tabs={parts.map(one => ({ href: pathTo('games', one), words: t(`part_${one}`) }))}
            />
          </WorkHead>
          {part === 'rounds' && <RoundList codes={codes} open={`${merchant ?? ''} ${id ?? ''} ${more ?? ''}`} />}
          {part === 'draws' && <DrawList codes={codes} open={`${merchant ?? ''} ${id ?? ''}`} />}
          {part === 'returns' &&
            merchants.map(({ code, name }) => (
              <WorkRow
                key={code}
                href={pathTo('games', 'returns', code)}
                current={code === shown}
                title={
                  <span className="row">
                    <MerchantMark code={code} />
                    <b>{name}</b>
                  </span>
                }
                beside={null}
                below={t('returns_below')}
              />
            ))}
        </>
      }
    >
      {part === 'returns' && shown !== undefined ? (
        <Returns key={shown} merchant={shown} />
      ) : part === 'rounds' && merchant !== undefined && id !== undefined && more !== undefined ? (
        <RoundDetail key={`${id} ${more}`} merchant={merchant} provider={id} round={more} />
      ) : part === 'draws' && merchant !== undefined && id !== undefined ? (
        <DrawDetail key={id} merchant={merchant} id={id} />
      ) : (
        <Nothing below={t('choose_below')}>{t(part === 'draws' ? 'choose_draw' : 'choose_round')}</Nothing>
      )}
    </SplitPage>
  )
}
