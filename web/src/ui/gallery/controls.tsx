import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { IconButton, IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon, globeIcon, homeIcon, memberIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { TabBar } from '#ui/layout/tab-bar.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { Sample } from './sample.tsx'
import type { Words } from './words.ts'

export const Controls = ({ words }: { words: Words }) => (
  <>
    <Sample name="Buttons">
      <Button wide>{words.confirm}</Button>
      <Button look="quiet" wide>
        {words.cancel}
      </Button>
      <Button look="danger" wide>
        {words.delete}
      </Button>
      <Button look="plain" wide>
        {words.close}
      </Button>
      <Button wide>{words.long}</Button>
    </Sample>
    <Sample name="Busy, small, links" row>
      <Button busy busyLabel={words.busy}>
        {words.confirm}
      </Button>
      <Button look="quiet" busy busyLabel={words.busy}>
        {words.cancel}
      </Button>
      <Button small>{words.confirm}</Button>
      <Button look="quiet" small>
        {words.cancel}
      </Button>
      <ButtonLink href="#" look="plain" small>
        {words.home}
      </ButtonLink>
    </Sample>
    <Sample name="Icon buttons, badges, spinner" row>
      <IconButton glyph={globeIcon} label={words.language} />
      <IconButton glyph={memberIcon} label={words.account} plated />
      <IconLink glyph={homeIcon} label={words.home} href="#" />
      <Badge tone="highlight">{words.hot}</Badge>
      <Badge tone="accent">{words.fresh}</Badge>
      <Badge tone="soft">{words.level}</Badge>
      <Spinner />
    </Sample>
    <Sample name="App bar">
      <AppBar
        start={<IconButton glyph={backIcon} label={words.back} />}
        title={words.settings}
        end={<IconButton glyph={globeIcon} label={words.language} />}
      />
    </Sample>
    <TabBar
      label={words.home}
      brand={null}
      more={[]}
      tabs={[
        { href: '#home', label: words.home, glyph: homeIcon, current: true },
        { href: '#account', label: words.account, glyph: memberIcon, current: false },
      ]}
    />
  </>
)
