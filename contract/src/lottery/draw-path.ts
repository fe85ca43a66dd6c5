import { pagePaths } from '#page-paths.ts'

/** A draw of a lottery, with its proof. No schemas here: the web reads it at run time. */
export const drawPath = (id: string): string => `${pagePaths.lotteries}/draw?id=${id}`
