import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { dayFields, listFields, listIn, sumFields, wholeIn, withRule } from './form-rules.ts'
import { SavedSegments } from './saved-segments.tsx'
import { SegmentEstimate, type SegmentProps } from './segment-estimate.tsx'
import styles from './campaigns.module.css'

const Typed = ({ label, hint, value, onValue }: { label: string; hint?: string; value: string; onValue: (typed: string) => void }) => {
  const [typed, setTyped] = useState(value)
  return (
    <TextField
      label={label}
      hint={hint}
      value={typed}
      onChange={next => {
        setTyped(next)
        onValue(next)
      }}
    />
  )
}

/** For whom it is: rules that must all hold, with about how many members they leave. */
export const SegmentFields = ({ merchant, channel, segment, onChange, decimals }: SegmentProps) => {
  const t = useTexts('campaigns')
  const [turn, setTurn] = useState(0)
  const factor = 10 ** decimals
  return (
    <>
      <SavedSegments
        merchant={merchant}
        segment={segment}
        onChoose={chosen => {
          onChange(chosen)
          setTurn(turn + 1)
        }}
      />
      <div className={styles.pair} key={turn}>
        {listFields.map(name => (
          <Typed
            key={name}
            label={t(`rule_${name}`)}
            hint={t(`hint_${name}`)}
            value={(segment[name] ?? []).join(', ')}
            onValue={typed => onChange(withRule(segment, name, listIn(name, typed)))}
          />
        ))}
        {dayFields.map(name => (
          <Typed
            key={name}
            label={t(`rule_${name}`)}
            value={String(segment[name] ?? '')}
            onValue={typed => onChange(withRule(segment, name, wholeIn(typed) || undefined))}
          />
        ))}
        {sumFields.map(name => (
          <Typed
            key={name}
            label={t(`rule_${name}`)}
            value={segment[name] === undefined ? '' : String(segment[name] / factor)}
            onValue={typed => onChange(withRule(segment, name, wholeIn(typed, factor)))}
          />
        ))}
      </div>
      <SegmentEstimate merchant={merchant} channel={channel} segment={segment} />
    </>
  )
}
