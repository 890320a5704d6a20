import type { RouteName } from '@/routes/route'

/** A call as the app made it, whatever platform it ran on. */
export interface MadeCall {
  method: string
  path: string
  parameters: Record<string, string>
  answer?: unknown
  failure?: string
}

export interface Look {
  theme?: 'light' | 'dark'
  width?: number
  height?: number
  /** The phone's own text size, where the app has to follow it. */
  fontScale?: number
  /** Calls leave late, by fixed pauses, so that a page shows what it shows meanwhile. */
  slow?: boolean
}

/** One person's hands and eyes on one phone. A flow is written against it once. */
export interface Driver {
  readonly platform: 'h5' | 'weapp' | 'iter'
  /** Follows a link from outside, by its public address. */
  open(url: string): Promise<void>
  /** Ends the app; what it asked last is asked in vain. */
  leave(): Promise<void>
  /** Scans a code of this address with the phone itself, while the app is alive or not. */
  scan(url: string, app?: 'alive'): Promise<void>
  /** From now on the phone measures that it is there, as China's maps draw it, to thirty metres. */
  stand(where: { latitude: number; longitude: number }): Promise<void>
  /** Waits until this text shows. */
  see(text: string): Promise<void>
  sees(text: string): Promise<boolean>
  /** Scrolls down as far as it takes to see this text. */
  scrollTo(text: string): Promise<void>
  /** By the name it is announced under, or by its words. */
  tap(name: string): Promise<void>
  tapTwice(name: string): Promise<void>
  fill(field: string, value: string): Promise<void>
  /** Presses what opens the album or the files, and chooses this PNG, MP4 or CSV file there. */
  pick(name: string, file: string): Promise<void>
  back(): Promise<void>
  /** Draws the page in front down from its top. */
  pull(): Promise<void>
  /** Waits until the app has arrived there. */
  at(route: RouteName): Promise<void>
  /** All that the page in front says, line by line. */
  text(): Promise<string>
  /** Runs in the document of the page in front. */
  measure<T>(question: () => T): Promise<T>
  /** What the app keeps on this phone. */
  storage(): Promise<Record<string, unknown>>
  shot(file: string): Promise<void>
  readonly calls: MadeCall[]
  /** The next answer to this call reaches the server's books but not the app. */
  loseNextAnswer(path: string): Promise<void>
  /** Without a network, and with it again; where this can be played. */
  cutOff?(away: boolean): Promise<void>
  /** What went wrong that no person would see. */
  errors(): Promise<string[]>
  close(): Promise<void>
}
