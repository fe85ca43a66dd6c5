import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { memberIcon } from '#ui/icons/icons.ts'
import { ProblemBox } from '#ui/states/problem-box.tsx'
import { Sample } from './sample.tsx'
import type { Words } from './words.ts'

export const Fields = ({ words }: { words: Words }) => (
  <>
    <Sample name="Fields">
      <TextField label={words.name} placeholder={words.sample} hint={words.hint} prefix={<Icon glyph={memberIcon} small />} />
      <TextField label={words.name} defaultValue={words.sample} aside={words.optional} />
      <TextField label={words.name} defaultValue={words.sample} error={words.error} />
      <PasswordField
        label={words.password}
        defaultValue="secret-words"
        autoComplete="current-password"
        showLabel={words.show}
        hideLabel={words.hide}
      />
    </Sample>
    <Sample name="Checkboxes">
      <Checkbox label={words.remember} />
      <Checkbox label={words.remember} hint={words.rememberHint} defaultChecked />
      <Checkbox label={words.long} defaultChecked />
    </Sample>
    <Sample name="Problem, card">
      <ProblemBox message={words.text} aside={words.wait} />
      <Card>
        <p>{words.text}</p>
        <Button look="plain">{words.confirm}</Button>
      </Card>
    </Sample>
  </>
)
