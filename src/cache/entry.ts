import { action, makeObservable, observableRef, reaction } from 'mobx'
import { InVain, RequestFailed } from '../request/errors'
import { isRefusal } from '../request/refusalCodes'
import type { Answer } from '../request/send'
import type { Touches } from './touches'

/** What is known of the answer to one question. */
export interface Known<T> {
  data?: T
  error?: unknown
  /** Under way: the whole answer, or one more page of it. */
  asking?: 'all' | 'more'
  /** When the answer came, in milliseconds. */
  at?: number
}

/** `quiet`: nobody has asked for it just now, so that a failure is not shown. */
export type Ask<T> = (before: T | undefined, quiet: boolean) => Promise<Answer<T>>

/** The answer is about something that is not there any more, or not for this person. */
const isGone = (error: unknown) => isRefusal(error, 'notFound') || isRefusal(error, 'forbidden')

/** One question of one person, what was answered, and who looks at it. */
export class Entry<T = unknown> {
  known: Known<T> = {}
  /** Of the answer, in characters. */
  size = 0
  /** Components that show it, in front or not. */
  holders = 0
  private of: readonly string[] = []
  private text = ''
  private turn = 0
  /** How many touches there had been when the answer was asked for. */
  private asked = 0
  /** The same of the last try, whatever came of it. */
  private tried = 0
  private underWay: Promise<void> | undefined
  private readonly lookers = new Set<Ask<T>>()

  constructor(
    readonly key: string,
    private readonly touches: Touches,
    private readonly tell: (touched: readonly string[]) => void,
  ) {
    makeObservable<this, 'know'>(this, { known: observableRef, know: action })
  }

  readonly subscribe = (changed: () => void) => reaction(() => this.known, changed)

  /** What it says has been touched since it was asked for. */
  get isStale(): boolean {
    return this.touches.lastOf(this.of) > this.asked
  }

  /** Asks again; whoever asks while an answer is under way gets that one. */
  refresh(ask: Ask<T>, quiet = false): Promise<void> {
    this.underWay ??= this.load('all', () => ask(this.known.data, quiet)).finally(() => {
      this.underWay = undefined
      this.freshen()
    })
    return this.underWay
  }

  /** Adds to what is there, unless it is being asked for already. */
  async more(ask: (data: T) => Promise<Answer<T>>): Promise<void> {
    const { data, asking } = this.known
    if (data === undefined || asking) return
    await this.load('more', () => ask(data))
    this.freshen()
  }

  /** Somebody sees it from now on: what is unknown, stale or older than that is asked for. */
  lookAt(ask: Ask<T>, oldest: number): () => void {
    this.lookers.add(ask)
    const { at, asking } = this.known
    const isOld = at !== undefined && Date.now() - at >= oldest
    if (!asking && (at === undefined || isOld || this.isStale)) this.ask(ask)
    return () => void this.lookers.delete(ask)
  }

  /** What somebody sees is kept fresh; what nobody sees waits until it comes to the front. */
  freshen(): void {
    const [ask] = this.lookers
    const isTouched = this.touches.lastOf(this.of) > this.tried
    if (ask && isTouched && !this.known.asking) this.ask(ask)
  }

  /** Whoever sees it has asked for it anew. */
  async pull(): Promise<void> {
    const [ask] = this.lookers
    if (ask) await this.refresh(ask)
  }

  /** An answer that came another way, such as with the page. */
  fill({ data, of }: Pick<Answer<T>, 'data' | 'of'>): void {
    this.turn += 1
    this.settle({ data, of, touches: [] }, this.touches.count)
  }

  /** What is so by now, of the same things as what was known. */
  learn(data: T): void {
    if (this.known.data !== undefined) this.fill({ data, of: this.of })
  }

  /** A page that opens shows nothing that is known to be out of date. */
  dropStale(): void {
    if (this.holders === 0 && this.isStale) this.know({})
  }

  private ask(ask: Ask<T>): void {
    void this.refresh(ask, this.known.data !== undefined)
  }

  private async load(asking: 'all' | 'more', ask: () => Promise<Answer<T>>): Promise<void> {
    const mine = ++this.turn
    const asked = asking === 'all' ? this.touches.count : this.asked
    this.tried = Math.max(this.tried, asked)
    const { data, at } = this.known
    this.know({ ...(data !== undefined && { data }), ...(at !== undefined && { at }), asking })
    try {
      const answer = await ask()
      if (mine === this.turn) this.settle(answer, asked)
    } catch (error) {
      if (mine === this.turn) this.fail(error)
    }
  }

  private settle({ data, of, touches }: Answer<T>, asked: number): void {
    const text = JSON.stringify(data) ?? ''
    const before = this.text
    this.of = of
    this.text = text
    this.size = text.length
    const overtaken = this.touches.lastOf(of) > asked
    // who is asked until something happens tells of it once it has
    if (touches.length > 0 && before !== '' && before !== text) this.tell(touches)
    if (!overtaken) this.tried = this.touches.count
    this.asked = overtaken ? asked : this.touches.count
    const { data: shown } = this.known
    // the same once more is no reason to draw anything anew
    this.know({ data: shown !== undefined && before === text ? shown : data, at: Date.now() })
  }

  private fail(error: unknown): void {
    const { data, at, asking } = this.known
    if (error instanceof InVain) return this.know({})
    if (data === undefined || at === undefined || isGone(error)) return this.know({ error })
    const isBackground = asking === 'all' && error instanceof RequestFailed
    this.know({ data, at, ...(!isBackground && { error }) })
  }

  private know(known: Known<T>): void {
    this.known = known
  }
}
