import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { ChoiceRow, List } from '#ui/list.tsx'
import { FilterPill } from './filter-pill.tsx'
import { OwnDates } from './own-dates.tsx'
import { usePlayed } from './use-game-face.ts'
import type { useStatement } from './use-statement.ts'
import styles from './statement-page.module.css'

const WHATS = ['all', 'payments', 'games', 'points'] as const
const PERIODS = ['all', 'today', 'week', 'month'] as const

const whatTexts = { all: 'what_all', payments: 'what_payments', games: 'what_games', points: 'points' } as const
const periodTexts = { all: 'period_all', today: 'period_today', week: 'period_week', month: 'period_month', own: 'period_own' } as const

/** Of what, and of which time, the statement is. */
export const StatementFilters = ({ statement }: { readonly statement: ReturnType<typeof useStatement> }) => {
  const t = useTexts('wallet')
  const { what, setWhat, period, setPeriod, game, setGame } = statement
  const { nameOf, played } = usePlayed()
  const [choosesDates, setChoosesDates] = useState(false)
  return (
    <>
      <FilterPill label={t('filter_what')} chosen={t(whatTexts[what])}>
        {close => (
          <List>
            {WHATS.map(choiceOf => (
              <ChoiceRow
                key={choiceOf}
                title={t(whatTexts[choiceOf])}
                chosen={choiceOf === what}
                onChoose={() => {
                  setWhat(choiceOf)
                  // Neither payments nor points are of a game.
                  if (choiceOf === 'payments' || choiceOf === 'points') setGame(null)
                  close()
                }}
              />
            ))}
          </List>
        )}
      </FilterPill>
      {played.length > 0 && what !== 'payments' && what !== 'points' && (
        <FilterPill label={t('line_game')} chosen={game === null ? t('line_game') : nameOf(game)}>
          {close => (
            <List>
              {[null, ...played].map(code => (
                <ChoiceRow
                  key={code}
                  title={code === null ? t('what_all') : nameOf(code)}
                  chosen={code === game}
                  onChoose={() => {
                    setGame(code)
                    close()
                  }}
                />
              ))}
            </List>
          )}
        </FilterPill>
      )}
      <FilterPill label={t('filter_period')} chosen={t(periodTexts[period.name])}>
        {close => (
          <div className={styles.period}>
            <List>
              {PERIODS.map(name => (
                <ChoiceRow
                  key={name}
                  title={t(periodTexts[name])}
                  chosen={name === period.name && !choosesDates}
                  onChoose={() => {
                    setPeriod({ name })
                    setChoosesDates(false)
                    close()
                  }}
                />
              ))}
              <ChoiceRow title={t('period_own')} chosen={choosesDates} onChoose={() => setChoosesDates(true)} />
            </List>
            {choosesDates && (
              <OwnDates
                own={period.name === 'own' ? period : null}
                onChoose={own => {
                  setPeriod(own)
                  close()
                }}
              />
            )}
          </div>
        )}
      </FilterPill>
    </>
  )
}
