/** How large a window is, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const SIZES = {
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  lying: { width: 844, height: 390 },
  wide: { width: 1280, height: 800 },
} as const satisfies Record<string, Size>

/** Keys that write nothing, by the letters that WebDriver has for them: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const KEYS = { Enter: '\uE007', ArrowRight: '\uE014' } as const

/** Where the pointer goes, from the window's upper left corner, and how long it rests there, ms. */
export interface Move {
  readonly x: number
  readonly y: number
  readonly rest?: number
}

/**
 * One page of a browser: all that the run needs of a driver. Everything else (finding, waiting, tapping) is built on these once, so that every
 * engine is used in the same way.
 */
export interface Window {
  /** Opens the address. It need not wait until the page is loaded. */
  goTo(address: string): Promise<void>
  /** Goes back to the page before, which the engine may have kept as it was left; absent where the driver does not survive it. */
  goBack?(): Promise<void>
  /** The value of an expression, or of the promise that it gives: anything that JSON holds. `frames`: a CSS selector for each frame on the way into it. */
  valueOf(expression: string, frames?: readonly string[]): Promise<unknown>
  /** Presses the pointer at the first place, moves it along the others, and lets it go. */
  press(first: Move, ...others: readonly Move[]): Promise<void>
  /** Types the text, or a key of `KEYS`, where the focus is. */
  type(text: string): Promise<void>
  /** What is in sight, as PNG. */
  picture(): Promise<Buffer>
}

/** A browser that has kept nothing: a profile of its own. */
export interface Profile {
  readonly window: Window
  /** A second window of the profile; absent where the engine's test browser has one window only. */
  openWindow?(): Promise<Window>
  close(): Promise<void>
}

/** A browser that runs. */
export interface Browser {
  openProfile(size: Size): Promise<Profile>
  close(): Promise<void>
}
