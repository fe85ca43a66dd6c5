import { useEffect, useState, type RefObject } from 'react'

/** How far below the screen it counts as near: what is loaded then is there before it is seen. */
const MARGIN = '200px'

/** Whether the element has come near the screen; once it has, it stays so. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (isNear || !current) return undefined
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setIsNear(true), { rootMargin: MARGIN })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
