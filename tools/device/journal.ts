import fs from 'node:fs'
import type { Result } from '@contract/machine/device'

/** What a machine must still know after its power has gone. */
export interface Notes {
  /** The last command it has taken down. */
  taken: number
  /** Taken down and not yet turned. */
  begun: number[]
  /** Turned, and the server has not yet heard how it went. */
  unsaid: Result[]
  /** Every unit that has come out, by its command. */
  out: number[]
  /** How often each slot has let something out since the machine was made. */
  vended: Readonly<Record<string, number>>
}

export interface Journal {
  read(): Notes
  write(notes: Notes): void
}

const blank = (): Notes => ({ taken: 0, begun: [], unsaid: [], out: [], vended: {} })

export function memoryJournal(): Journal {
  let notes = blank()
  return { read: () => notes, write: (next) => void (notes = next) }
}

/** One file, replaced as a whole: it is the old one or the new one whenever the machine is killed. */
export function fileJournal(file: string): Journal {
  return {
    read: () =>
      fs.existsSync(file)
        ? { ...blank(), ...(JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Notes>) }
        : blank(),
    write(notes) {
      const next = `${file}.next`
      fs.writeFileSync(next, JSON.stringify(notes), { flush: true })
      fs.renameSync(next, file)
    },
  }
}
