import { SplitPage } from '#frame/split-page.tsx'
import { useKey } from '#keys/use-keys.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { FoundMembers } from './found-members.tsx'
import { Narrow, SearchField } from './search-head.tsx'
import { Segments } from './segments.tsx'
import { keyOf, useMemberSearch } from './use-member-search.ts'

/** One field for everything that a member may be known by; beside it the lists that staff look at every day. */
export const SearchPage = () => {
  const t = useTexts('members')
  const search = useMemberSearch()
  const { found, chosen, setChosen } = search
  useKey('escape', t('key_clear'), () => {
    if (chosen.length > 0) setChosen([])
    else search.setTyped('')
  })
  return (
    <SplitPage title={t('title')} open list={<Segments search={search} />}>
      <SearchField search={search} />
      <Narrow search={search} />
      <FoundMembers search={search} />
      {chosen.length > 0 && <ChosenBar found={found.filter(one => chosen.includes(keyOf(one)))} onDone={() => setChosen([])} />}
    </SplitPage>
  )
}
