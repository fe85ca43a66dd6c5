import { useState } from 'react'
import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/member-href.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts, Section } from '#ui/facts.tsx'
import { State } from '#ui/marks.tsx'
import { Note } from '#ui/note.tsx'
import { sumWords } from '#ui/sum.ts'
import { drawTones } from './draw-list.tsx'
import { VoidDraw } from './void-draw.tsx'
import styles from './games.module.css'

type DrawAnswer = OpAnswer<'draws.get'>
interface PartProps {
  value: DrawAnswer
  timeZone: string | undefined
}

const BEFORE_NUMBERS: readonly string[] = ['scheduled', 'open', 'closed']

const Course = ({ value, timeZone }: PartProps) => {
  const t = useTexts('games')
  const { draw } = value
  const at = (moment: string | null) => (moment === null ? t('not_yet') : exactTime(moment, timeZone))
  return (
    <Section title={t('course')}>
      <Facts
        left
        facts={[
          { name: t('sales_from'), value: at(draw.opensAt) },
          { name: t('sales_until'), value: at(draw.closesAt) },
          { name: t('counted'), value: at(value.closedAt) },
          { name: t('draws_at'), value: at(draw.drawsAt) },
          { name: t('drawn_at'), value: draw.waitsFor === null ? at(draw.drawnAt) : <span className="warn">{t(`waits_${draw.waitsFor}`)}</span> },
          { name: t('settled_at'), value: at(value.settledAt) },
          {
            name: t('beacon'),
            value: value.beaconRound === null ? t('beacon_none') : t('beacon_round', { round: value.beaconRound.toLocaleString('en') }),
          },
          { name: t('root'), value: <span className="mono">{value.root ?? t('root_none')}</span> },
        ]}
      />
    </Section>
  )
}

const Numbers = ({ value }: Pick<PartProps, 'value'>) => {
  const t = useTexts('games')
  const { results } = value.draw
  if (results === null) return null
  return (
    <Section title={t('numbers')}>
      <Facts
        left
        facts={results.map(({ group, numbers }) => ({
          name: t(`group_${group}`),
          value: (
            <span className={styles.numbers}>
              {numbers.map((number, at) => (
                <b key={at}>{number}</b>
              ))}
            </span>
          ),
        }))}
      />
    </Section>
  )
}

const Prizes = ({ value }: Pick<PartProps, 'value'>) => {
  const t = useTexts('games')
  if (value.prizes.length === 0) return null
  const paid = value.prizes.reduce((sum, prize) => sum + prize.sum, 0)
  return (
    <Section title={t('prizes')} beside={t('returned', { percent: percentOf(paid, value.staked) })}>
      <table aria-label={t('prizes')}>
        <thead>
          <tr>
            <th>{t('prize')}</th>
            <th className="r">{t('winners_count')}</th>
            <th className="r">{t('each')}</th>
            <th className="r">{t('together')}</th>
          </tr>
        </thead>
        <tbody>
          {value.prizes.map(prize => (
            <tr key={prize.tier}>
              <td className="mono">{prize.tier}</td>
              <td className="r">{prize.winners.toLocaleString('en')}</td>
              <td className="r">{prize.winners === 0 ? '–' : sumWords(prize.each, value)}</td>
              <td className="r">{sumWords(prize.sum, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const Winners = ({ value, merchant }: Pick<PartProps, 'value'> & { merchant: string }) => {
  const t = useTexts('games')
  if (value.winners.length === 0) return null
  return (
    <Section title={t('winners')} beside={t('winners_about')}>
      <table aria-label={t('winners')}>
        <thead>
          <tr>
            <th>{t('ticket')}</th>
            <th>{t('member')}</th>
            <th>{t('numbers')}</th>
            <th className="r">{t('won')}</th>
          </tr>
        </thead>
        <tbody>
          {value.winners.map(({ number, member, numbers, prize }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>
                <Link className="link" href={memberHref(merchant, member.id, 'play')}>
                  {member.username}
                </Link>
              </td>
              <td className="q">{numbers}</td>
              <td className="r">{sumWords(prize, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const Pool = ({ value }: Pick<PartProps, 'value'>) => {
  const t = useTexts('games')
  const { poolBook, draw, pool, jackpot } = value
  if (pool === null) return null
  const rows = poolBook
    ? ([
        [t('pool_carried'), poolBook.carried],
        [t('pool_added'), poolBook.added],
        [t('pool_paid'), -poolBook.paid],
        [t('pool_left'), poolBook.left],
        [t('pool_breakage'), poolBook.breakage],
      ] as const)
    : []
  return (
    <Section title={t('pool')} beside={t('pool_share', { percent: pool })}>
      <Facts
        left
        facts={[
          ...(poolBook ? [] : [{ name: t('pool_now'), value: draw.pool === null ? '–' : sumWords(draw.pool, value) }]),
          ...rows.map(([name, sum]) => ({ name, value: sumWords(sum, value, sum < 0) })),
          ...(poolBook?.carriedFrom ? [{ name: t('pool_from'), value: <span className="mono">{poolBook.carriedFrom}</span> }] : []),
          ...(jackpot === null ? [] : [{ name: t('jackpot'), value: sumWords(jackpot, value) }]),
        ]}
      />
    </Section>
  )
}

/** What was published, signed, byte by byte. */
const Published = ({ value }: Pick<PartProps, 'value'>) => {
  const t = useTexts('games')
  const papers = [
    [t('commitment'), value.commitment],
    [t('certificate'), value.certificate],
    [t('void_statement'), value.voided?.statement ?? null],
  ] as const
  return (
    <Section title={t('published')} beside={t('published_about')}>
      {papers.map(
        ([name, text]) =>
          text !== null && (
            <details key={name} className={styles.paper}>
              <summary>{name}</summary>
              <pre>{text}</pre>
            </details>
          ),
      )}
    </Section>
  )
}

/** Per cent with one decimal; a dash where nothing was staked. */
export const percentOf = (won: number, staked: number): string => (staked === 0 ? '–' : `${((won / staked) * 100).toFixed(1)} %`)

/** A draw from the calendar to the last prize. */
export const DrawDetail = ({ merchant, id }: { merchant: string; id: string }) => {
  const t = useTexts('games')
  const may = useMay()
  const place = useMerchant()(merchant)
  const [voiding, setVoiding] = useState(false)
  const read = useOp('draws.get', { id }, merchant)
  return (
    <ReadTab read={read}>
      {value => {
        const canVoid = BEFORE_NUMBERS.includes(value.draw.state)
        return (
          <>
            <p className={styles.about}>
              <span className="mono">{id}</span> · {place?.name}
              <span className={styles.state}>
                <State tone={drawTones[value.draw.state]}>{t(`draw_${value.draw.state}`)}</State>
              </span>
            </p>
            <h2 className={styles.title}>{value.title}</h2>
            {value.voided && (
              <Note tone="bad">
                {t('voided', { at: exactTime(value.voided.at, place?.timeZone), by: value.voided.by, reason: value.voided.reason })}
              </Note>
            )}
            <Facts
              left
              facts={[
                { name: t('sold'), value: t('sold_tickets', { count: value.tickets, sum: sumWords(value.staked, value) }) },
                { name: t('price'), value: sumWords(value.price, value) },
              ]}
            />
            {canVoid && may('games.void', merchant) && (
              <p className={styles.below}>
                <Button kind="no" onPress={() => setVoiding(true)}>
                  {t('void_draw')}
                </Button>
              </p>
            )}
            <Course value={value} timeZone={place?.timeZone} />
            <Numbers value={value} />
            <Prizes value={value} />
            <Winners value={value} merchant={merchant} />
            <Pool value={value} />
            <Published value={value} />
            {voiding && <VoidDraw merchant={merchant} value={value} onClose={() => setVoiding(false)} />}
          </>
        )
      }}
    </ReadTab>
  )
}
