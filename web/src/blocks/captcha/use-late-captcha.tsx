import type { CaptchaFields, CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { RequestError } from '#request/request-error.ts'
import { CaptchaBlock } from './captcha-block.tsx'
import { useCaptcha, type Captcha } from './use-captcha.ts'

type Guard = Captcha['guard']

interface LateCaptchaProps {
  scene: CaptchaScene
  /** Told how requests are sent from now on; null once it is drawn no more. */
  onChange: (guard: Guard | null) => void
}

const LateCaptcha = ({ scene, onChange }: LateCaptchaProps) => {
  const captcha = useCaptcha(scene)
  const change = useEffectEvent((isHere: boolean) => onChange(isHere ? captcha.guard : null))
  useEffect(() => {
    change(true)
    return () => change(false)
  }, [])
  return <CaptchaBlock captcha={captcha} />
}

export interface LateCaptchas {
  readonly guard: Guard
  /** To be drawn where the player looks; nothing until a captcha is asked for. */
  readonly block: ReactNode
}

/** A captcha for a request without a form of its own: it takes no place and loads nothing until the server asks for it (spec 1 §4). */
export const useLateCaptcha = (scene: CaptchaScene): LateCaptchas => {
  const [wanted, setWanted] = useState(false)
  const late = useRef<Guard | null>(null)
  const waiting = useRef<((guard: Guard) => void) | null>(null)

  const open = (): Promise<Guard> =>
    new Promise(resolve => {
      waiting.current = resolve
      setWanted(true)
    })

  const guard: Guard = async <Answer,>(send: (fields: CaptchaFields) => Promise<Answer>) => {
    if (late.current) return await late.current(send)
    try {
      return await send({})
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'captcha_required') throw error
    }
    const input = await open()
    return await input(send)
  }

  const onChange = (drawn: Guard | null) => {
    late.current = drawn
    if (!drawn) return
    waiting.current?.(drawn)
    waiting.current = null
  }
  return { guard, block: wanted && <LateCaptcha scene={scene} onChange={onChange} /> }
}
