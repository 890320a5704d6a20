import { reaction } from 'mobx'
import type { Answer } from '../request/send'
import { wire } from '../request/wiring'
import { session } from '../session/session'
import { Entry } from './entry'
import { Touches } from './touches'

/** Characters of answers that nobody shows and that are kept nevertheless. */
const room = 1_000_000

/** Every answer that was given to this person, by its question. */
class Cache {
  private readonly entries = new Map<string, Entry>()
  private readonly touches = new Touches()

  entry<T>(key: string): Entry<T> {
    const known = this.entries.get(key) ?? new Entry(key, this.touches, (tags) => this.touch(tags))
    // the least recently used stand first
    this.entries.delete(key)
    this.entries.set(key, known)
    return known as Entry<T>
  }

  /** A component shows it until it calls what it gets back. */
  hold<T>(entry: Entry<T>, isOwn: boolean): () => void {
    entry.holders += 1
    this.entries.set(entry.key, entry as Entry)
    return () => {
      entry.holders -= 1
      if (isOwn) this.entries.delete(entry.key)
      else this.makeRoom()
    }
  }

  /** What is seen is asked for again at once, what is hidden when it comes to the front. */
  touch(tags: readonly string[] | 'everything'): void {
    this.touches.touch(tags)
    this.entries.forEach((entry) => entry.freshen())
  }

  /** Everything that is seen now is asked for again. */
  async pull(): Promise<void> {
    await Promise.all([...this.entries.values()].map((entry) => entry.pull()))
  }

  fill<T>(key: string, answer: Pick<Answer<T>, 'data' | 'of'>): void {
    this.entry<T>(key).fill(answer)
  }

  /** What the answer to a write says of a question that was asked before. */
  learn(key: string, data: unknown): void {
    this.entries.get(key)?.learn(data)
  }

  /** Another person sits down: nothing of the last one may show. */
  empty(isTheirs: (key: string) => boolean): void {
    for (const key of [...this.entries.keys()]) if (isTheirs(key)) this.entries.delete(key)
  }

  private makeRoom(): void {
    const idle = [...this.entries.values()].filter(({ holders }) => holders === 0)
    let size = idle.reduce((sum, entry) => sum + entry.size, 0)
    for (const entry of idle) {
      if (size <= room) return
      this.entries.delete(entry.key)
      size -= entry.size
    }
  }
}

export const cache = new Cache()

/** What everybody is told alike belongs to nobody. */
const everybody = '*'

/** A question is its call, its input and who asks. */
export function keyOf(path: string, input: object, person: string, alike = false): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const sorted = given.sort(([one], [other]) => (one < other ? -1 : 1))
  return `${alike ? everybody : person} ${path} ${JSON.stringify(sorted)}`
}

wire({ touched: (tags) => cache.touch(tags) })
reaction(
  () => session.identity,
  () => cache.empty((key) => !key.startsWith(everybody)),
)
reaction(
  () => session.place,
  () => cache.touch(['here']),
)
