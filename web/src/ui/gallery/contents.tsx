import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { ticketIcon } from '#ui/icons/home-icons.ts'
import { globeIcon } from '#ui/icons/icons.ts'
import { signOutIcon } from '#ui/icons/late-icons.ts'
import { lockIcon } from '#ui/icons/page-icons.ts'
import { ButtonRow, ChoiceRow, FactRow, LinkRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Sample } from './sample.tsx'
import type { Words } from './words.ts'

export const Contents = ({ words }: { words: Words }) => {
  const [choice, setChoice] = useState(0)
  return (
    <>
      <Sample name="Lists">
        <List heading={words.settings}>
          <LinkRow href="#" glyph={lockIcon} title={words.password} />
          <ButtonRow onClick={() => setChoice(0)} glyph={globeIcon} title={words.language} detail="English" />
          <FactRow title={words.level} detail={words.games} />
          <ButtonRow onClick={() => setChoice(1)} glyph={signOutIcon} title={words.close} danger />
        </List>
        <List>
          {['English', 'اردو', words.long].map((title, index) => (
            <ChoiceRow key={title} title={title} chosen={index === choice} onChoose={() => setChoice(index)} />
          ))}
        </List>
      </Sample>
      <Sample name="Avatars" row>
        <Avatar name={words.sample} />
        <Avatar name={words.name} large />
      </Sample>
      <Sample name="Skeletons">
        <Skeleton shape="circle" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="row" />
        <Skeleton shape="panel" />
      </Sample>
      <Sample name="Nothing here">
        <EmptyState glyph={ticketIcon} title={words.empty} text={words.emptyText}>
          <Button>{words.home}</Button>
        </EmptyState>
      </Sample>
    </>
  )
}
