import { useEffect, useState } from 'react'
import type { Problem } from '#forms/problem.ts'

const TICK = 500 // ms

/** Whole seconds until another try makes sense, counted from when the problem appeared; then 0. */
export const useSecondsLeft = (problem: Problem): number => {
  const [left, setLeft] = useState(problem.retryAfter ?? 0)
  useEffect(() => {
    const end = performance.now() + (problem.retryAfter ?? 0) * 1000
    const update = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    update()
    const timer = setInterval(update, TICK)
    return () => clearInterval(timer)
  }, [problem])
  return left
}
