import { Redirect, useParams } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import { MemberPage } from './member-page.tsx'
import { SearchPage } from './search/search-page.tsx'

/** `/members` searches; `/members/<merchant>/<id>/<tab>` is one member's page. */
export const MembersPage = () => {
  const { merchant, id, tab } = useParams<{ merchant?: string; id?: string; tab?: string }>()
  if (merchant === undefined) return <SearchPage />
  if (id === undefined) return <Redirect to={pathTo('members')} replace />
  return <MemberPage key={`${merchant} ${id}`} merchant={merchant} id={id} tab={tab ?? 'overview'} />
}
